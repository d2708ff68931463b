/** `npm start`: sets up what is missing and runs the product until it is stopped. */
import { bangunAplikasi } from '../lib/build.ts'
import { siapkanBasis, siapkanSkema, type Basis } from '../lib/database.ts'
import { cetakSambutan } from '../lib/greeting.ts'
import {
  lingkunganDasar,
  jumlahProses,
  portDari,
  produksi,
  type Lingkungan,
} from '../lib/environment.ts'
import { GalatPengguna, kabari, kabariPeringatan } from '../lib/messages.ts'
import { nyalakanPenangkapSurat, type PenangkapSurat } from '../lib/mail_catcher.ts'
import { nyalakanPeladen, type Peladen } from '../lib/server.ts'
import { denganKlien, portBebas } from '../lib/postgres.ts'
import { saatTutup, sedangMenutup, tandaiMelayani, tunggu } from '../lib/processes.ts'
import { ambilFolderData } from '../lib/single.ts'
import { didalamData } from '../lib/places.ts'

export async function jalankan(): Promise<number> {
  tandaiMelayani()
  const port = portDari('PORT', 3333)
  const dasar = lingkunganDasar(produksi() ? 'production' : 'development', port)
  ambilFolderData(dasar.APP_URL!)
  await pastikanPortBebas(port, dasar.HOST!)
  peringatkanProduksi()

  const [surat, basis] = await Promise.all([surelLokal(), basisSiap(dasar), bangunAplikasi()])
  const env: Lingkungan = {
    ...dasar,
    ...basis.env,
    WEB_CONCURRENCY: String(jumlahProses()),
    SMTP_URL: surat?.urlSmtp ?? process.env.SMTP_URL ?? '',
  }
  kabari('Menyalakan server …')
  await jagaPeladen(env)
  cetakSambutan({
    url: dasar.APP_URL!,
    kotakSurat: surat?.urlKotak,
    demo: !produksi(),
    tanpaAdmin: produksi() && !(await adaAdministrator(basis.env.DATABASE_URL!)),
  })
  return new Promise<number>(() => {})
}

/** The database with its tables; both while the apps are built. */
export async function basisSiap(dasar: Lingkungan): Promise<Basis> {
  if (!process.env.DATABASE_URL) kabari('Menyalakan PostgreSQL bawaan …')
  const basis = await siapkanBasis({ jaga: true })
  kabari('Menyiapkan basis data …')
  await siapkanSkema({ ...dasar, ...basis.env }, !produksi())
  kabari('Basis data siap.')
  return basis
}

/** The mail catcher, unless mail has somewhere to go or this is production. */
export async function surelLokal(): Promise<PenangkapSurat | undefined> {
  if (process.env.SMTP_URL || produksi()) return undefined
  const surat = await nyalakanPenangkapSurat({
    folder: didalamData('surat'),
    portKotak: portDari('SURAT_PORT', 8025),
  })
  saatTutup(() => surat.henti())
  return surat
}

/** Refuses early, before any work, when the port belongs to another program. */
export async function pastikanPortBebas(port: number, host: string): Promise<void> {
  if (await portBebas(port, host)) return
  throw new GalatPengguna(
    `Port ${port} di ${host} sudah dipakai program lain. Hentikan program itu, atau pilih port lain: PORT=${port + 1} npm start`
  )
}

/** Starts the server and starts it again whenever it dies, unless it dies over and over. */
async function jagaPeladen(env: Lingkungan): Promise<Peladen> {
  let kematian: number[] = []
  const nyalakan = (): Promise<Peladen> =>
    nyalakanPeladen(env, {
      saatMati: (kode) => {
        if (!sedangMenutup()) void bangkitkan(`Server berhenti sendiri (kode ${kode})`)
      },
    })
  const bangkitkan = async (sebab: string): Promise<void> => {
    kematian = [...kematian.filter((saat) => Date.now() - saat < 60_000), Date.now()]
    if (kematian.length > 10) {
      kabariPeringatan('Server berulang kali berhenti; menyerah.')
      process.kill(process.pid, 'SIGTERM')
      return
    }
    kabariPeringatan(`${sebab}; dinyalakan lagi …`)
    await tunggu(kematian.length > 2 ? 1000 : 0)
    if (sedangMenutup()) return
    await nyalakan().then(
      () => kabari('Server menyala kembali.'),
      (galat: unknown) => bangkitkan(String(galat))
    )
  }
  return nyalakan()
}

async function adaAdministrator(url: string): Promise<boolean> {
  return denganKlien(url, async (klien) => {
    const { rowCount } = await klien.query(
      "select 1 from pengguna where peran in ('adminit', 'superAdmin') limit 1"
    )
    return Boolean(rowCount)
  })
}

function peringatkanProduksi(): void {
  if (!produksi()) return
  if (!process.env.DATABASE_URL) {
    kabariPeringatan(
      'DATABASE_URL kosong: PostgreSQL bawaan dipakai. Untuk produksi sebaiknya PostgreSQL yang dikelola dan dicadangkan sendiri.'
    )
  }
  if (!process.env.SMTP_URL) {
    kabariPeringatan('SMTP_URL kosong: surat menunggu di kotak keluar sampai SMTP_URL diisi.')
  }
  if (!process.env.APP_URL) {
    kabariPeringatan('APP_URL kosong: tautan dalam surat menunjuk ke localhost.')
  }
}
