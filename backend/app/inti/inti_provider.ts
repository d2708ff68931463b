/**
 * Starts what every server process needs once the application is ready, and stops it: clock,
 * LISTEN connection, journal sealer, jobs, file sweeper.
 */
import type { ApplicationService } from '@adonisjs/core/types'
import { daftarkanJadwal, hentikanAntrean, nyalakanAntrean } from '#inti/antrean'
import { pasangCommitPasti } from '#inti/commit_pasti'
import { hentikanPendengar, nyalakanPendengar } from '#inti/pendengar'
import { hentikanPenyegel, nyalakanPenyegel } from '#inti/penyegel_jurnal'
import { sapuBerkas } from '#inti/penyapu_berkas'
import { antreUlangSurat } from '#inti/surat'
import { selaraskanWaktu } from '#inti/waktu'

const SELARAS_MS = 60_000

export default class IntiProvider {
  #detak: NodeJS.Timeout | null = null

  constructor(protected app: ApplicationService) {}

  async start() {
    if (this.app.getMode() === 'warmup') return
    await pasangCommitPasti(await this.app.container.make('lucid.db'))
    await selaraskanWaktu()
    this.#detak = setInterval(() => void selaraskanWaktu().catch(() => {}), SELARAS_MS)
    this.#detak.unref()
  }

  async ready() {
    if (this.app.getEnvironment() !== 'web' && this.app.getEnvironment() !== 'test') return
    daftarkanJadwal('sapu-berkas', '17 * * * *', async () => {
      await sapuBerkas()
    })
    await nyalakanPendengar()
    await nyalakanPenyegel()
    await nyalakanAntrean()
    await antreUlangSurat()
    void sapuBerkas().catch(() => {})
  }

  async shutdown() {
    if (this.#detak) clearInterval(this.#detak)
    hentikanPenyegel()
    await hentikanPendengar()
    await hentikanAntrean()
  }
}
