/** A tus client by plain HTTP, as anybody else's would be. */
import { randomBytes } from 'node:crypto'
import type { Finding } from '@eproc/domain/common/checker'

export const VERSION = { 'tus-resumable': '1.0.0' }
const PATH = '/api/lelang/unggahan'

export interface TusResult {
  status: number
  headers: Headers
  /** where the upload stands, if that was told */
  offset: number | null
  /** of a refusal */
  message: string
  errors: Finding[]
}

export interface TusUpload {
  /** address of the upload, as the server told it */
  location: string
  id: string
  key: string
}

export type Metadata = Record<string, string | number>

export const newKey = (): string => randomBytes(32).toString('base64url')

const metadataHeader = (metadata: Metadata): string =>
  Object.entries(metadata)
    .map(([name, value]) => `${name} ${Buffer.from(String(value)).toString('base64')}`)
    .join(',')

/** The calls of one account at one server. */
export class TusClient {
  constructor(
    readonly url: string,
    readonly token: string
  ) {}

  async call(
    method: string,
    path: string,
    headers: Record<string, string> = {},
    body?: Buffer
  ): Promise<TusResult> {
    const answer = await fetch(this.url + path, {
      method,
      headers: {
        authorization: `Bearer ${this.token}`,
        accept: 'application/json',
        ...VERSION,
        ...headers,
      },
      ...(body ? { body: new Uint8Array(body) } : {}),
    })
    const text = await answer.text()
    const { message = '', errors = [] } = (text ? JSON.parse(text) : {}) as Partial<TusResult>
    const offset = answer.headers.get('upload-offset')
    return {
      status: answer.status,
      headers: answer.headers,
      offset: offset === null ? null : Number(offset),
      message,
      errors,
    }
  }

  create(metadata: Metadata, length: number, key = newKey()): Promise<TusResult> {
    return this.call('POST', PATH, {
      'upload-length': String(length),
      'upload-metadata': metadataHeader(metadata),
      'x-kunci-unggahan': key,
    })
  }

  /** Creates one that is let in. */
  async begin(metadata: Metadata, length: number, key = newKey()): Promise<TusUpload> {
    const { status, headers, message } = await this.create(metadata, length, key)
    if (status !== 201) throw new Error(`${status} ${message}`)
    const location = headers.get('location')!
    return { location, id: location.split('/').pop()!, key }
  }

  patch({ location, key }: TusUpload, offset: number, piece: Buffer): Promise<TusResult> {
    const headers = {
      'content-type': 'application/offset+octet-stream',
      'upload-offset': String(offset),
      'x-kunci-unggahan': key,
    }
    return this.call('PATCH', location, headers, piece)
  }

  head({ location }: TusUpload): Promise<TusResult> {
    return this.call('HEAD', location)
  }

  terminate({ location }: TusUpload): Promise<TusResult> {
    return this.call('DELETE', location)
  }
}
