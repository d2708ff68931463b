/** The identity of a whole content that came in frame by frame. */
import { createHash } from 'node:crypto'

/** Digest over the digests of the frames: the whole content's identity without its plaintext at hand. */
export const rangkai = (rantai: Buffer, isi: Buffer): Buffer =>
  createHash('sha256').update(rantai).update(createHash('sha256').update(isi).digest()).digest()

/** Builds the chain of a whole content while it passes, to compare with what was collected. */
export class Rantai {
  #nilai: Buffer = Buffer.alloc(0)

  /** @param bingkai plaintext, a frame at a time */
  async *lewati(bingkai: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
    for await (const isi of bingkai) {
      this.#nilai = rangkai(this.#nilai, isi)
      yield isi
    }
  }

  sama(lain: Buffer): boolean {
    return this.#nilai.equals(lain)
  }
}
