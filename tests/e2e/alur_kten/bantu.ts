/** A stage for one tender on a moved clock: a server a phase at one address, people with browsers of their own. */
import { cariPort } from '../../../scripts/lib/postgres.ts'
import { nyalakan, type Peladen } from '../../lib/peladen.ts'
import { bukaHalaman, type Page } from '../../lib/peramban.ts'
import { kueri } from '../tender_rekanan/bantu.ts'

export interface Orang {
  page: Page
  keluhan: { daftar: string[] }
  token: string
}

export class Panggung {
  readonly #orang: Orang[] = []
  #peladen: Peladen | undefined

  private constructor(
    readonly port: string,
    readonly paketId: number
  ) {}

  static async buat(paketId: number): Promise<Panggung> {
    return new Panggung(String(await cariPort()), paketId)
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`
  }

  async masuk(token: string, layar: 'lebar' | 'sempit' = 'lebar'): Promise<Orang> {
    const { page, keluhan } = await bukaHalaman({ layar, url: this.url })
    await page.addInitScript((isi) => {
      // Neither frames of the document viewer nor an empty page have storage.
      if (globalThis.self === globalThis.top && globalThis.location.protocol === 'http:') {
        globalThis.localStorage.setItem('eproc.token', isi)
      }
    }, token)
    const orang = { page, keluhan, token }
    this.#orang.push(orang)
    return orang
  }

  /**
   * The server starts again with its clock a minute after the start of the stage; sessions live on there. Pages are
   * left where they are for `tetap`, all others are emptied, so that nobody asks a server that is away.
   */
  async keTahap(kunci: string, tetap?: Orang): Promise<void> {
    for (const o of this.#orang) if (o !== tetap) await o.page.goto('about:blank')
    await this.#peladen?.henti()
    const [b] = await kueri<{ detik: number }>(
      `select extract(epoch from mulai - clock_timestamp())::float8 + 60 as detik
         from jadwal where paket_id = ? and kunci = ?`,
      [this.paketId, kunci]
    )
    const detik = Math.round(b!.detik)
    await kueri(
      `update sesi set dibuat_pada = clock_timestamp() + make_interval(secs => ?),
         terakhir_pada = clock_timestamp() + make_interval(secs => ?),
         kedaluwarsa_pada = clock_timestamp() + make_interval(secs => ?)`,
      [detik, detik, detik + 12 * 3600]
    )
    this.#peladen = await nyalakan({
      env: { PORT: this.port, EPROC_CLOCK: `${detik < 0 ? '-' : ''}PT${Math.abs(detik)}S` },
    })
  }

  /** Everybody leaves; what their pages complained about. */
  async tutup(): Promise<string[]> {
    for (const o of this.#orang) await o.page.context().close()
    await this.#peladen?.henti()
    return this.#orang.flatMap((o) => o.keluhan.daftar)
  }
}
