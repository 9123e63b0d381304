# The server with its page. Build: docker build -t wandwright .    Run: see compose.yaml and docs/guides/host.md.

FROM node:22-bookworm-slim AS page
WORKDIR /build/web
COPY web/package.json web/package-lock.json web/.npmrc ./
RUN npm ci
COPY web/ ./
RUN npm run build -- --logLevel warn

FROM python:3.13-slim-bookworm AS package
WORKDIR /build
RUN python -m venv /opt/wandwright
COPY pyproject.toml constraints.txt README.md LICENSE ./
# What changes seldom comes first, so that a new build of our own code fetches nothing.
RUN python -c "import tomllib; print(*tomllib.load(open('pyproject.toml', 'rb'))['project']['dependencies'], sep='\n')" \
        > needed.txt \
    && /opt/wandwright/bin/pip install --no-cache-dir -c constraints.txt hatchling -r needed.txt
COPY src/ src/
COPY --from=page /build/src/wandwright/server/static/ src/wandwright/server/static/
RUN /opt/wandwright/bin/pip install --no-cache-dir --no-build-isolation -c constraints.txt .

FROM python:3.13-slim-bookworm
RUN useradd --system --uid 10001 --create-home --home-dir /data wandwright
COPY --from=package /opt/wandwright /opt/wandwright
ENV PATH=/opt/wandwright/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    WANDWRIGHT_DATA=/data
USER 10001
VOLUME /data
EXPOSE 8742
# The server stops by this signal within seconds, and says goodbye to every browser.
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s --retries=3 \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8742/health', timeout=4)"]
ENTRYPOINT ["wandwright"]
CMD ["serve", "--host", "0.0.0.0", "--port", "8742", "--log-format", "json"]
