/** The public log as it is served: every file that the second verifier will ask for, fetched over HTTP. */
import type { ApiClient } from '@japa/api-client'

export async function servedLog(client: ApiClient): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>()
  const get = async (path: string) => {
    const answer = await client.get(`/log/${path}`)
    if (answer.status() === 200) {
      const body: unknown = Buffer.isBuffer(answer.body()) ? answer.body() : answer.text()
      files.set(path, Buffer.from(body as Buffer))
    }
    return answer
  }
  const checkpoint = await get('checkpoint')
  const size = Number(checkpoint.text().split('\n')[1])
  for (let rest = size, level = 0; rest > 0; rest = Math.floor(rest / 256), level++) {
    for (let n = 0; n * 256 < rest; n++) {
      const width = Math.min(256, rest - n * 256)
      const place = `${String(n).padStart(3, '0')}${width < 256 ? `.p/${width}` : ''}`
      await get(`tile/${level}/${place}`)
      if (level === 0) await get(`tile/entries/${place}`)
    }
  }
  return files
}
