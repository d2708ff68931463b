/** A request as a whole has a limit beside that of each file: its bytes are counted as they arrive, wherever they belong. */
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { test } from '@japa/runner'
import { forgetParameters } from '@eproc/backend/app/core/database/parameter'
import { createRekanan } from '@eproc/database/factories/dosir'
import { inti } from '@eproc/i18n/id/core'
import { cleanSlate } from '../../lib/dates.ts'
import { randomPdf, storedFiles, storeHolds } from '../../lib/files.ts'
import { count, rows } from '../../lib/query.ts'

const MB = 1024 * 1024
/** One document of 1 MB, and 3 MB for the fields beside it. */
const LIMIT = 4 * MB
const BOUNDARY = 'batas-uji'

const partHead = (field: string, fileName: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="${fileName}"\r\n\r\n`

/** A request that says it has much more to send. */
function begin(token: string): Socket {
  const socket = connect(Number(process.env.PORT), process.env.HOST!)
  socket.write(
    `POST /vendor/registrasi/pajak HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${token}\r\n` +
      `Content-Type: multipart/form-data; boundary=${BOUNDARY}\r\nContent-Length: ${1024 * MB}\r\n\r\n`
  )
  return socket
}

async function answerOf(socket: Socket): Promise<{ status: number; message: string }> {
  const [head] = (await once(socket, 'data')) as [Buffer]
  const [, status, message] = /^HTTP\/1\.1 (\d+)[^]*"message":"([^"]*)"/.exec(String(head)) ?? []
  return { status: Number(status), message: message! }
}

test.group('The size of a request', (group) => {
  group.each.setup(async () => {
    const resetClock = await cleanSlate()
    await rows("update parameter set value = '1' where key = 'MAKS_UKURAN_DOKUMEN'")
    forgetParameters()
    return () => {
      forgetParameters()
      return resetClock()
    }
  })

  test('above its limit it is refused before it ends: {title}')
    .with([
      {
        title: 'beside a document that was stored',
        parts: [
          partHead('dokumen', 'spt.pdf'),
          randomPdf(undefined, MB - 1000),
          `\r\n${partHead('lain', '')}`,
          Buffer.alloc(LIMIT - MB + 2000),
        ],
      },
      {
        title: 'while a refused document is read on',
        parts: [partHead('dokumen', 'program.exe'), Buffer.alloc(LIMIT)],
      },
    ])
    .run(async ({ assert, cleanup }, { parts }) => {
      const { token } = await createRekanan({ status: 'N', isi: [] })
      const before = storedFiles().length
      const socket = begin(token)
      cleanup(() => void socket.destroy())
      for (const part of parts) socket.write(part)
      assert.deepEqual(await answerOf(socket), { status: 413, message: inti.terlaluBesar })
      await storeHolds(before)
      assert.equal(await count('pajak'), 0)
      // Who goes on all the same is cut off, not read to the end.
      const closed = new Promise((resolve) => socket.on('error', () => {}).on('close', resolve))
      for (let sent = 0; sent < 80 && !socket.destroyed; sent += 8)
        await Promise.race([
          closed,
          new Promise((next) => socket.write(Buffer.alloc(8 * MB), next)),
        ])
      await closed
    })

  test('a document that is too large for its field says so there', async ({ assert, cleanup }) => {
    const { token } = await createRekanan({ status: 'N', isi: [] })
    const socket = begin(token)
    cleanup(() => void socket.destroy())
    socket.write(partHead('dokumen', 'spt.pdf'))
    socket.write(randomPdf(undefined, LIMIT))
    const answer = await answerOf(socket)
    assert.deepEqual(answer, { status: 413, message: inti.berkas.terlaluBesar(1) })
  })

  test('who leaves within a part that nobody takes leaves no file either', async ({ cleanup }) => {
    const { token } = await createRekanan({ status: 'N', isi: [] })
    const before = storedFiles().length
    const socket = begin(token)
    cleanup(() => void socket.destroy())
    socket.write(partHead('dokumen', 'spt.pdf'))
    socket.write(randomPdf())
    socket.write(`\r\n${partHead('lain', '')}x`)
    await storeHolds(before + 1)
    socket.destroy()
    await storeHolds(before)
  })
})
