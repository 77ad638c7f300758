import { createServer } from 'node:http';

/** The least a Node server can do: so many bytes from memory. What the site's own rate is held against. */
const body = Buffer.alloc(Number(process.env['BYTES']), 'x');
const server = createServer((_, response) => response.writeHead(200, { 'content-length': body.length }).end(body));
server.listen(Number(process.env['PORT']), '127.0.0.1', () => process.send?.('listening'));
