import { test } from '@japa/runner'
import { batasSesudahJeda } from '@eproc/domain/paket/jeda'

const pause = (mulai: number, selesai: number) => ({ mulai, selesai })

test.group('A deadline in hours, while a package is paused', () => {
  for (const [what, pauses, end] of [
    ['without a pause it stays', [], 72],
    ['a pause moves it by its length', [pause(10, 40)], 102],
    ['one that had begun before counts from where the hours began', [pause(-20, 5)], 77],
    ['one that was over before moves nothing', [pause(-20, -5)], 72],
    ['one that begins after it moves nothing', [pause(72, 90)], 72],
    ['one in the time that another gave moves it too', [pause(10, 40), pause(101, 111)], 112],
  ] as const)
    test(what, ({ assert }) => assert.equal(batasSesudahJeda(72, 0, pauses), end))
})
