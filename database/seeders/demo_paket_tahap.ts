/** What happens in each stage of the demonstration's packages, up to the stage that runs now. */
import db from '@adonisjs/lucid/services/db'
import { clockNowMs } from '@eproc/backend/app/core/clock/clock'
import type { BerkasBaru } from '@eproc/backend/app/core/files/receive_files'
import { transaction } from '@eproc/backend/app/core/database/transaction'
import { selesaikanPaket } from '@eproc/backend/app/paket/proses/selesaikan_paket'
import { kirimBaNegosiasi } from '@eproc/backend/app/tender/ba_negosiasi/kirim_ba_negosiasi'
import { simpanBerkasTahap } from '@eproc/backend/app/tender/dokumen/simpan_berkas_tahap'
import { simpanDokumen } from '@eproc/backend/app/tender/dokumen/simpan_dokumen'
import { simpanEvaluasi } from '@eproc/backend/app/tender/evaluasi/simpan_evaluasi'
import { umumkanHasil } from '@eproc/backend/app/tender/hasil/umumkan_hasil'
import { selesaikanSmpk } from '@eproc/backend/app/tender/kontrak/selesaikan_smpk'
import { simpanKontrak } from '@eproc/backend/app/tender/kontrak/simpan_kontrak'
import { simpanNegosiasi } from '@eproc/backend/app/tender/negosiasi/simpan_negosiasi'
import { mintaPembukaan, sahkanPembukaan } from '@eproc/backend/app/tender/pembukaan/buka_penawaran'
import { tegaskanPenetapan } from '@eproc/backend/app/tender/penetapan/putuskan_penetapan'
import { usulkanUrutan } from '@eproc/backend/app/tender/penetapan/usulkan_penetapan'
import { buatTopik, kirimPesanTopik } from '@eproc/backend/app/tender/penjelasan/tulis_penjelasan'
import { registerPeserta } from '@eproc/backend/app/tender/peserta/daftarkan_peserta'
import { kirimSanggah } from '@eproc/backend/app/tender/sanggah/kirim_sanggah'
import { kirimSppbj } from '@eproc/backend/app/tender/sppbj/kirim_sppbj'
import { kirimUndangan } from '@eproc/backend/app/tender/undangan/kirim_undangan'
import { tambahHari } from '@eproc/domain/common/working_days'
import type { TipeUndangan } from '@eproc/domain/common/choices'
import type { PaketBerjalan, Peristiwa } from './demo_paket_events.ts'
import { PENJELASAN_DEMO, TOPIK_PANITIA_DEMO, type PesertaDemo } from './demo_paket_content.ts'
import { beritaAcara, susunSpk, topikPanitia } from './demo_panitia.ts'
import { pdfDemo, INSTANSI, masukkanPenawaran } from './demo_paket_actors.ts'

const JAM = 3_600_000
type Penawar = PesertaDemo & { tawar: number }

/** Rounded to thousands. */
const harga = (p: PaketBerjalan, bagian: number) => Math.round((p.hps * bagian) / 1000) * 1000
const penawar = (p: PaketBerjalan): Penawar[] =>
  (p.demo.peserta ?? []).filter((x): x is Penawar => x.tawar !== null)

async function idRekanan(p: PaketBerjalan, login: string): Promise<number> {
  return (await p.sebagai(login)).pelaku.rekananId!
}

type Langkah = (p: PaketBerjalan, kini: boolean) => Peristiwa['kerja'][]

const melakukan =
  (...kerja: ((p: PaketBerjalan) => Promise<unknown>)[]): Langkah =>
  (p) =>
    penawar(p).length === 0 ? [] : kerja.map((k) => async () => k(p))
/** What is done once the stage's time is over; while it runs it waits. */
const sesudah =
  (langkah: Langkah): Langkah =>
  (p, kini) =>
    kini ? [] : langkah(p, kini)

const mendaftar: Langkah = (p) => [
  // The committee has put them into its draft.
  ...(p.demo.panitia ? [] : [async () => unggahSdp(p)]),
  ...(p.demo.peserta ?? []).map(
    ({ login }) =>
      async () =>
        daftar(p, login)
  ),
]
/** In TLA and PLA the invited register in the stage before. */
const mengambilDokumen: Langkah = (p, kini) =>
  p.jadwal.some((t) => t.kunci === 'undangan-peserta' || t.kunci === 'dokumen-pra')
    ? [async () => unggahSdp(p)]
    : mendaftar(p, kini)
const memasukkan: Langkah = (p) => [
  ...(p.demo.panitia ? [async () => beritaAcara(p)] : []),
  ...penawar(p).map(({ login, tawar }) => async () => {
    const ctx = await p.sebagai(login)
    await masukkanPenawaran(ctx, p.id, ctx.pelaku.nama, tawar)
  }),
]
/** One asks and another one confirms; of a running stage it is asked for. */
const membuka: Langkah = (p, kini) => {
  if (penawar(p).length === 0) return []
  const minta = async () => olehStaf(p, 'panitia1', mintaPembukaan)
  const sahkan = async () => olehStaf(p, 'panitia2', sahkanPembukaan)
  return kini ? [minta] : [minta, sahkan]
}
/** Opened by one official, and by the PPK where that is not enough; then judged as a whole. */
const bukaDanNilai: Langkah = (p) =>
  melakukan(async () => {
    const { pelaku } = await p.sebagai('panitia1')
    const { pembukaan } = await transaction((trx) => mintaPembukaan(trx, pelaku, { paketId: p.id }))
    if (!pembukaan.disahkanPada) await olehStaf(p, p.ppk, sahkanPembukaan)
  }, menilai('KATH'))(p, false)
/** PLA determines in the same stage, TLA in one of its own. */
const bukaNilaiTetapkan: Langkah = (p, kini) => [
  ...bukaDanNilai(p, kini),
  ...(p.jadwal.some((t) => t.kunci === 'penetapan-penyedia') ? [] : menetapkan(p, kini)),
]
const menilai = (bagian: string) => async (p: PaketBerjalan) => nilai(p, bagian)
const menetapkan = melakukan(usulkan, async (p) => olehStaf(p, p.ppk, tegaskanPenetapan))
const mengundang = (tipe: TipeUndangan, berapa?: number) =>
  melakukan(async (p) => undang(p, tipe, penawar(p).slice(0, berapa)))

/** By stage; `kini`: the stage runs now, so that its work is left half done. */
const LANGKAH: Readonly<Record<string, Langkah>> = {
  'dokumen-pra': mendaftar,
  'pemasukan-pra': memasukkan,
  'pembukaan-pra': membuka,
  'evaluasi-pra': sesudah(melakukan(menilai('K'))),
  'penetapan-pra': menetapkan,
  'pengumuman-hasil-pra': melakukan(async () => umumkanHasil()),
  'undangan-tender': mengundang('L'),
  'undangan-peserta': (p) => [
    async () => undang(p, 'P', p.demo.peserta ?? []),
    ...(p.demo.peserta ?? []).map(
      ({ login }) =>
        async () =>
          daftar(p, login)
    ),
  ],
  'dokumen': mengambilDokumen,
  'penjelasan': (p, kini) => [
    ...(p.demo.panitia ? [async () => topik(p, 'penjelasan')] : []),
    ...(kini && penawar(p).length > 0 ? [async () => bertanya(p)] : []),
  ],
  'pemasukan': memasukkan,
  'pemasukan-1': memasukkan,
  // Of the price offers the first one is in, the others are awaited.
  'pemasukan-2': (p, kini) => memasukkan(p, kini).slice(0, kini ? 1 : undefined),
  'pembukaan': (p, kini) =>
    p.jadwal.some((t) => t.kunci === 'undangan-peserta')
      ? sesudah(bukaNilaiTetapkan)(p, kini)
      : membuka(p, kini),
  'pembukaan-1': membuka,
  'evaluasi': sesudah(melakukan(menilai('KATH'))),
  'evaluasi-1': sesudah(
    melakukan(async (p) =>
      nilai(p, p.jadwal.some((t) => t.kunci === 'evaluasi-pra') ? 'AT' : 'KAT')
    )
  ),
  'pengumuman-1': melakukan(async () => umumkanHasil()),
  'undangan-pembuktian': mengundang('B'),
  'penetapan': menetapkan,
  'penetapan-penyedia': menetapkan,
  'pengumuman-pemenang': (p) => [async () => umumkan(p)],
  'sanggah': (p, kini) => [
    ...(p.demo.panitia ? [async () => topik(p, 'sanggah')] : []),
    ...(kini ? [async () => menyanggah(p)] : []),
  ],
  'undangan-negosiasi': mengundang('N', 1),
  'negosiasi': (p) => [async () => negosiasi(p)],
  'ba-negosiasi': (p) => [
    async () => kirim(p, 'panitia1', kirimBaNegosiasi, 'Berita Acara Klarifikasi dan Negosiasi'),
  ],
  'sppbj': (p) => [
    async () => kirim(p, p.ppk, kirimSppbj, 'Surat Penunjukan Penyedia Barang dan Jasa'),
  ],
  'spk': (p) => [async () => kontrak(p), ...(p.demo.panitia ? [async () => susunSpk(p)] : [])],
  'spmk': (p) => [async () => kunciKontrak(p), async () => selesaikan(p)],
}

/** The events of all stages up to the one that runs now, an hour after another. */
export function peristiwaTahap(p: PaketBerjalan): Peristiwa[] {
  const { akhir } = p.demo
  if (!('kini' in akhir)) return []
  const hasil: Peristiwa[] = []
  for (const t of p.jadwal.filter((x) => x.include)) {
    const kini = t.kunci === akhir.kini
    const kerja = LANGKAH[t.kunci]?.(p, kini) ?? []
    kerja.forEach((k, i) => hasil.push({ pada: Date.parse(t.mulai!) + (i + 1) * JAM, kerja: k }))
    if (kini) break
  }
  return hasil
}

/** A deed on the package by a member of staff. */
async function olehStaf(
  p: PaketBerjalan,
  login: string,
  kerja: (...masukan: Parameters<typeof mintaPembukaan>) => Promise<unknown>
) {
  const { pelaku } = await p.sebagai(login)
  await transaction(async (trx) => kerja(trx, pelaku, { paketId: p.id }))
}

async function unggahSdp(p: PaketBerjalan): Promise<void> {
  const { pelaku } = await p.sebagai('panitia1')
  const fileSDP = await pdfDemo(INSTANSI, 'Dokumen Pemilihan', [['Paket', p.nama]])
  const kiriman = { paketId: p.id, berkas: { fileSDP }, tahap: null, keterangan: null }
  await transaction((trx) => simpanDokumen(trx, pelaku, kiriman))
}

async function daftar(p: PaketBerjalan, login: string): Promise<void> {
  const ctx = await p.sebagai(login)
  await db.transaction((trx) =>
    registerPeserta(trx, ctx.pelaku, { paketId: p.id, rekananId: ctx.pelaku.rekananId! })
  )
}

const topik = (p: PaketBerjalan, saat: keyof typeof TOPIK_PANITIA_DEMO) =>
  topikPanitia(p, TOPIK_PANITIA_DEMO[saat].subjek, TOPIK_PANITIA_DEMO[saat].pesan)

async function bertanya(p: PaketBerjalan): Promise<void> {
  for (const { login, subjek, pesan, jawaban } of PENJELASAN_DEMO) {
    const { pelaku } = await p.sebagai(login)
    const input = { paketId: p.id, fase: 'PP1', subjek, pesan } as const
    const { id } = await transaction((trx) => buatTopik(trx, pelaku, input))
    if (jawaban === null) continue
    const { pelaku: panitia } = await p.sebagai('panitia1')
    await transaction((trx) => kirimPesanTopik(trx, panitia, { topikId: id, pesan: jawaban }))
  }
}

/** All parts of these kinds (K, A, T, H) of everybody who offered. */
async function nilai(p: PaketBerjalan, bagian: string): Promise<void> {
  const listEvaluasi = await Promise.all(
    penawar(p).map(async ({ login, teknis }) => ({
      vendorId: await idRekanan(p, login),
      hasilKualifikasi: true,
      lulusKualifikasi: true,
      hasilAdministrasi: true,
      hasilTeknis: teknis ?? 80,
      lulusTeknis: true,
      lulusHarga: true,
    }))
  )
  const { pelaku } = await p.sebagai('panitia1')
  const input = {
    paketPenyediaId: p.id,
    dokumenKualifikasi: bagian.includes('K'),
    kualifikasi: bagian.includes('K'),
    administrasi: bagian.includes('A'),
    teknis: bagian.includes('T'),
    harga: bagian.includes('H'),
    listEvaluasi,
  }
  await transaction((trx) => simpanEvaluasi(trx, pelaku, input))
}

async function undang(
  p: PaketBerjalan,
  tipe: TipeUndangan,
  siapa: readonly PesertaDemo[]
): Promise<void> {
  const { pelaku } = await p.sebagai('panitia2')
  const daftar: { vendorId: number }[] = []
  const berkas = new Map<number, BerkasBaru>()
  for (const { login } of siapa) {
    berkas.set(daftar.length, await pdfDemo(INSTANSI, 'Surat Undangan', [['Paket', p.nama]]))
    daftar.push({ vendorId: await idRekanan(p, login) })
  }
  const kiriman = { paketId: p.id, tipe, daftar: JSON.stringify(daftar), berkas }
  await transaction((trx) => kirimUndangan(trx, pelaku, kiriman))
}

async function usulkan(p: PaketBerjalan): Promise<void> {
  const { pelaku } = await p.sebagai('panitia1')
  const alasan = 'Kedua penawaran memenuhi syarat, wajar, dan berada di bawah HPS.'
  await transaction((trx) => usulkanUrutan(trx, pelaku, { paketId: p.id, alasan }))
}

async function umumkan(p: PaketBerjalan): Promise<void> {
  const { pelaku } = await p.sebagai('panitia1')
  const { urut } = p.jadwal.find((t) => t.kunci === 'pengumuman-pemenang')!
  const file = await pdfDemo(INSTANSI, 'Pengumuman Pemenang', [['Paket', p.nama]])
  await transaction((trx) =>
    simpanBerkasTahap(trx, pelaku, { paketId: p.id, urut, showVendor: true, file })
  )
  await umumkanHasil()
}

async function menyanggah(p: PaketBerjalan): Promise<void> {
  const { pelaku } = await p.sebagai(penawar(p).at(-1)!.login)
  const vendorId = pelaku.rekananId!
  const berkas = await pdfDemo(pelaku.nama, 'Surat Sanggahan', [
    ['Paket', p.nama],
    ['Pokok', 'Penilaian teknis metode pelaksanaan'],
  ])
  const input = { paketPenyediaId: p.id, vendorId, tipe: 'B', berkas } as const
  await transaction((trx) => kirimSanggah(trx, pelaku, input))
}

async function negosiasi(p: PaketBerjalan): Promise<void> {
  const [menang] = penawar(p)
  const { pelaku } = await p.sebagai('panitia1')
  const hasil = {
    vendorId: await idRekanan(p, menang!.login),
    negosiasiTeknis: 'Metode pelaksanaan dan jadwal disepakati.',
    negosiasiHarga: harga(p, menang!.tawar - 0.01),
  }
  await transaction((trx) =>
    simpanNegosiasi(trx, pelaku, { paketPenyediaId: p.id, listEvaluasi: [hasil] })
  )
}

/** A letter to the winner. */
async function kirim(
  p: PaketBerjalan,
  login: string,
  deed: typeof kirimSppbj,
  judul: string
): Promise<void> {
  const vendorId = await idRekanan(p, penawar(p)[0]!.login)
  const berkas = await pdfDemo(INSTANSI, judul, [['Paket', p.nama]])
  const kiriman = { paketId: p.id, daftar: [{ vendorId }], berkas: new Map([[0, berkas]]) }
  const { pelaku } = await p.sebagai(login)
  await transaction((trx) => deed(trx, pelaku, kiriman))
}

async function kontrak(p: PaketBerjalan): Promise<void> {
  const hari = new Date(clockNowMs()).toISOString().slice(0, 10)
  const mulai = tambahHari(hari, 3)
  const { hari: lama, noSpk } = p.demo.kontrak ?? { hari: 90, noSpk: '' }
  const { pelaku } = await p.sebagai(p.ppk)
  const input = {
    paketPenyediaId: p.id,
    noSpk: noSpk && `${noSpk}/${hari.slice(0, 4)}`,
    lamaPekerjaan: lama,
    jenisHari: 'K',
    tglKontrak: hari,
    mulaiKontrak: mulai,
    selesaiKontrak: tambahHari(mulai, lama),
    nilaiKontrak: harga(p, penawar(p)[0]!.tawar - 0.01),
  }
  await transaction((trx) => simpanKontrak(trx, pelaku, input))
}

async function kunciKontrak(p: PaketBerjalan): Promise<void> {
  const { pelaku } = await p.sebagai(p.ppk)
  await transaction((trx) => selesaikanSmpk(trx, pelaku, { paketId: p.id }))
}

async function selesaikan(p: PaketBerjalan): Promise<void> {
  const { pelaku } = await p.sebagai(p.ppk)
  await transaction((trx) => selesaikanPaket(trx, pelaku, { paketId: p.id }))
}
