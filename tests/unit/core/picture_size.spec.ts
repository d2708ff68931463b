import { test } from '@japa/runner'
import { pictureSize } from '@eproc/backend/app/core/files/picture_size'

const bytes = (...parts: (readonly number[] | string)[]) =>
  Buffer.concat(parts.map((part) => Buffer.from(part as string)))
const PNG = bytes([0x89], 'PNG\r\n', [0x1a, 0x0a, 0, 0, 0, 13], 'IHDR', [0, 0, 1, 0, 0, 0, 0, 64])
/** A table, fill bytes, then the frame: 16 high, 300 wide. */
const JPEG = bytes(
  [0xff, 0xd8, 0xff, 0xdb, 0, 4, 1, 2, 0xff, 0xff, 0xc2],
  [0, 11, 8, 0, 16, 1, 44, 1, 1, 17, 0]
)

test.group('Size of a picture', () => {
  test('is read from PNG and JPEG', ({ assert }) => {
    assert.deepEqual(pictureSize(PNG), { width: 256, height: 64 })
    assert.deepEqual(pictureSize(JPEG), { width: 300, height: 16 })
  })

  test('is unknown where the bytes end, or are something else', ({ assert }) => {
    for (let length = 0; length < JPEG.length - 4; length++) {
      assert.isUndefined(pictureSize(JPEG.subarray(0, length)), String(length))
    }
    for (const other of [PNG.subarray(0, 20), Buffer.alloc(0), bytes('<svg/>'), Buffer.alloc(64)]) {
      assert.isUndefined(pictureSize(other))
    }
  })
})
