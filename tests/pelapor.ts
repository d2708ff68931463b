/**
 * The reporter: a dot a test, the errors at the end, and the counts to the process that started the
 * run, which prints the closing line `N passed, N failed` for all groups together.
 */
import { BaseReporter } from '@japa/runner/core'
import type { NamedReporterContract, TestEndNode } from '@japa/runner/types'

const LEBAR = 100

class Pelapor extends BaseReporter {
  #kolom = 0

  protected override onTestEnd(tes: TestEndNode): void {
    const tanda = tes.hasError ? '✖' : tes.isSkipped || tes.isTodo ? '-' : '.'
    process.stdout.write(++this.#kolom % LEBAR === 0 ? `${tanda}\n` : tanda)
  }

  protected override async end(): Promise<void> {
    const ringkasan = this.runner!.getSummary()
    process.stdout.write('\n')
    if (ringkasan.hasError) await this.printErrors(ringkasan)
    const { passed, failed, skipped, todo, regression } = ringkasan.aggregates
    const lewat = skipped + todo > 0 ? `, ${skipped + todo} dilewati` : ''
    const lama = (ringkasan.duration / 1000).toFixed(1)
    process.stdout.write(`  ${passed} lulus, ${failed} gagal${lewat} (${lama} detik)\n`)
    // Errors outside of tests (hooks) count too: nothing that went wrong may look green.
    const gagal = Math.max(failed + regression, ringkasan.hasError ? 1 : 0)
    const hasil = { lulus: passed, gagal }
    await new Promise<void>((selesai) => {
      if (process.send) process.send(hasil, undefined, undefined, () => selesai())
      else selesai()
    })
  }
}

export const pelapor: NamedReporterContract = {
  name: 'pelapor',
  handler: (runner, emitter) => new Pelapor({ framesMaxLimit: 6 }).boot(runner, emitter),
}
