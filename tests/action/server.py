"""A server with the parts of GitHub that the action uses: comments of a pull request, and files of a release."""
import json
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlparse


class Server:
    def __init__(self):
        self.comments = []
        self.files = {}      # path -> bytes
        self.requests = []   # (method, path without query, token)
        self.refuse = False  # answer 403 to requests that write
        outer = self

        class Handler(BaseHTTPRequestHandler):
            def log_message(self, *_):
                pass

            def answer(self, code, content):
                self.send_response(code)
                self.send_header("Content-Length", str(len(content)))
                self.end_headers()
                self.wfile.write(content)

            def handle_request(self):
                address = urlparse(self.path)
                body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
                outer.requests.append((self.command, address.path, self.headers.get("Authorization")))
                self.answer(*outer.answer(self.command, address.path, parse_qs(address.query), body))

            do_GET = do_POST = do_PATCH = handle_request

        self.http = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.http.server_port}"
        threading.Thread(target=self.http.serve_forever, daemon=True).start()

    def close(self):
        self.http.shutdown()
        self.http.server_close()

    def add(self, body, kind="Bot"):
        self.comments.append({"id": 1000 + len(self.comments), "body": body, "user": {"type": kind}})

    def answer(self, method, path, query, body):
        if path in self.files:
            return 200, self.files[path]
        if method != "GET" and self.refuse:
            return 403, b'{"message": "Resource not accessible by integration"}'
        issues = "/repos/owner/titles/issues"
        if method == "GET" and path == f"{issues}/7/comments":
            size, page = int(query["per_page"][0]), int(query["page"][0])
            return 200, json.dumps(self.comments[size * (page - 1):size * page]).encode()
        if method == "POST" and path == f"{issues}/7/comments":
            self.add(json.loads(body)["body"])
            return 201, b"{}"
        if method == "PATCH" and path.startswith(f"{issues}/comments/"):
            for comment in self.comments:
                if comment["id"] == int(path.rsplit("/", 1)[1]):
                    comment["body"] = json.loads(body)["body"]
                    return 200, b"{}"
        return 404, b"{}"
