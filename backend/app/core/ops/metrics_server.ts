/**
 * The figures on a port of their own, which is never the public one: on the loopback unless METRICS_HOST says otherwise.
 * Imports nothing of the application, for the primary of several processes uses it too.
 */
import { createServer, type Server } from 'node:http'

/** @param read the text, and its media type */
export function serveMetrics(
  { port, host }: { port: number; host: string },
  type: string,
  read: () => Promise<string>
): Server {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    read().then(
      (text) => response.writeHead(200, { 'Content-Type': type }).end(text),
      () => response.writeHead(503).end()
    )
  })
  // A second process of this machine has the port: the product serves all the same.
  server.on('error', (error) => console.error(`METRICS_PORT ${port}: ${error.message}`))
  // Of this process alone: by itself `listen` would share the port among the processes of a cluster.
  server.listen({ port, host, exclusive: true })
  server.unref()
  return server
}
