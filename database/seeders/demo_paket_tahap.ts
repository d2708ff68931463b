/** What happens in each stage of the demonstration's KTEN packages, up to the stage that runs now. */
import db from '@adonisjs/lucid/services/db'
import type { HttpContext } from '@adonisjs/core/http'
import { sekarangMs } from '@eproc/backend/app/inti/waktu'
import Paket from '@eproc/backend/app/paket/paket'
import { selesaikanPaket } from '@eproc/backend/app/paket/status_paket'
import { KIRIMAN_BA } from '@eproc/backend/app/tender/ba_negosiasi/ba_negosiasi_controller'
import { simpanBerkasTahap } from '@eproc/backend/app/tender/dokumen/simpan_berkas_tahap'
import { simpanDokumen } from '@eproc/backend/app/tender/dokumen/simpan_dokumen'
import { simpanEvaluasi } from '@eproc/backend/app/tender/evaluasi/simpan_evaluasi'
import { umumkanHasil } from '@eproc/backend/app/tender/hasil/umumkan_hasil'
import { kirimKeRekanan, type JenisKiriman } from '@eproc/backend/app/tender/kirim_ke_rekanan'
import { selesaikanSmpk, simpanKontrak } from '@eproc/backend/app/tender/kontrak/simpan_kontrak'
import { simpanNegosiasi } from '@eproc/backend/app/tender/negosiasi/simpan_negosiasi'
import {
  mintaPembukaan,
  sahkanPembukaan,
} from '@eproc/backend/app/tender/pembukaan/minta_pembukaan'
import { tegaskanPenetapan } from '@eproc/backend/app/tender/penetapan/putuskan_penetapan'
import { usulkanUrutan } from '@eproc/backend/app/tender/penetapan/usulkan_penetapan'
import { buatTopik, kirimPesanTopik } from '@eproc/backend/app/tender/penjelasan/tulis_penjelasan'
import { daftarkanPeserta } from '@eproc/backend/app/tender/peserta/daftar'
import { kirimSanggah } from '@eproc/backend/app/tender/sanggah/kirim_sanggah'
import { KIRIMAN_SPPBJ } from '@eproc/backend/app/tender/sppbj/sppbj_controller'
import { kirimUndangan } from '@eproc/backend/app/tender/undangan/kirim_undangan'
import { kunciBarisPaket } from '@eproc/backend/app/paket/pelaku_paket'
import { sumberDari } from '@eproc/backend/app/inti/jurnal'
import { tambahHari } from '@eproc/domain/waktu_kerja'
import type { TipeUndangan } from '@eproc/domain/pilihan'
import type { PaketBerjalan, Peristiwa } from './demo_paket.ts'
import { PENJELASAN_DEMO, type PesertaDemo } from './demo_paket_isi.ts'
import { dokumen, INSTANSI, masukkanPenawaran } from './demo_paket_pelaku.ts'

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

/** By stage; `kini`: the stage runs now, so that its work is left half done. */
const LANGKAH: Readonly<Record<string, Langkah>> = {
  'dokumen': (p) => [
    async () => unggahSdp(p),
    ...(p.demo.peserta ?? []).map(
      ({ login }) =>
        async () =>
          daftar(p, login)
    ),
  ],
  'penjelasan': (p, kini) => (kini && penawar(p).length > 0 ? [async () => bertanya(p)] : []),
  'pemasukan': (p) =>
    penawar(p).map(({ login, tawar }) => async () => {
      const ctx = await p.sebagai(login)
      await masukkanPenawaran(ctx, p.id, ctx.pelaku.nama, harga(p, tawar))
    }),
  'pembukaan': (p, kini) => {
    if (penawar(p).length === 0) return []
    const minta = async () => mintaPembukaan(await p.sebagai('panitia1'), await paket(p), null)
    const sahkan = async () => sahkanPembukaan(await p.sebagai('panitia2'), await paket(p), null)
    return kini ? [minta] : [minta, sahkan]
  },
  'evaluasi': (p, kini) => (kini || penawar(p).length === 0 ? [] : [async () => nilai(p)]),
  'undangan-pembuktian': (p) => [async () => undang(p, 'B', penawar(p))],
  'penetapan': (p) => [async () => usulkan(p), async () => tegaskan(p)],
  'pengumuman-pemenang': (p) => [async () => umumkan(p)],
  'sanggah': (p, kini) => (kini ? [async () => menyanggah(p)] : []),
  'undangan-negosiasi': (p) => [async () => undang(p, 'N', penawar(p).slice(0, 1))],
  'negosiasi': (p) => [async () => negosiasi(p)],
  'ba-negosiasi': (p) => [
    async () => kirim(p, 'panitia1', KIRIMAN_BA, 'Berita Acara Klarifikasi dan Negosiasi'),
  ],
  'sppbj': (p) => [
    async () => kirim(p, 'ppk', KIRIMAN_SPPBJ, 'Surat Penunjukan Penyedia Barang dan Jasa'),
  ],
  'spk': (p) => [async () => kontrak(p)],
  'spmk': (p) => [
    async () => selesaikanSmpk(await p.sebagai('ppk'), p.id),
    async () => selesaikanPaket(await p.sebagai('ppk'), p.id),
  ],
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

const paket = (p: PaketBerjalan): Promise<Paket> => Paket.findOrFail(p.id)

async function unggahSdp(p: PaketBerjalan): Promise<void> {
  const ctx = await p.sebagai('panitia1')
  const fileSDP = await dokumen(INSTANSI, 'Dokumen Pemilihan', [['Paket', p.nama]])
  const isi = await paket(p)
  await db.transaction((trx) =>
    simpanDokumen(trx, ctx, isi, { berkas: { fileSDP }, tahap: null, keterangan: null })
  )
}

async function daftar(p: PaketBerjalan, login: string): Promise<void> {
  const ctx = await p.sebagai(login)
  await db.transaction((trx) =>
    daftarkanPeserta(trx, sumberDari(ctx), { paketId: p.id, rekananId: ctx.pelaku.rekananId! })
  )
}

async function bertanya(p: PaketBerjalan): Promise<void> {
  for (const { login, subjek, pesan, jawaban } of PENJELASAN_DEMO) {
    const ctx = await p.sebagai(login)
    const { id } = await db.transaction((trx) =>
      buatTopik(trx, ctx, p.id, { fase: 'PP1', subjek, pesan })
    )
    if (jawaban === null) continue
    const panitia = await p.sebagai('panitia1')
    await db.transaction((trx) => kirimPesanTopik(trx, panitia, id, jawaban))
  }
}

async function nilai(p: PaketBerjalan): Promise<void> {
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
  await simpanEvaluasi(await p.sebagai('panitia1'), {
    paketPenyediaId: p.id,
    dokumenKualifikasi: true,
    kualifikasi: true,
    administrasi: true,
    teknis: true,
    harga: true,
    listEvaluasi,
  })
}

async function undang(p: PaketBerjalan, tipe: TipeUndangan, siapa: Penawar[]): Promise<void> {
  const ctx = await p.sebagai('panitia2')
  const centang = await Promise.all(
    siapa.map(async ({ login }, indeks) => ({
      vendorId: await idRekanan(p, login),
      berkas: await dokumen(INSTANSI, 'Surat Undangan', [['Paket', p.nama]]),
      indeks,
    }))
  )
  const isi = await paket(p)
  await db.transaction((trx) => kirimUndangan(trx, ctx, isi, tipe, centang))
}

async function usulkan(p: PaketBerjalan): Promise<void> {
  const ctx = await p.sebagai('panitia1')
  await db.transaction(async (trx) =>
    usulkanUrutan(ctx, trx, await kunciBarisPaket(trx, p.id), {
      alasan: 'Kedua penawaran memenuhi syarat, wajar, dan berada di bawah HPS.',
    })
  )
}

const tegaskan = async (p: PaketBerjalan) => tegaskanPenetapan(await p.sebagai('ppk'), p.id, {})

async function umumkan(p: PaketBerjalan): Promise<void> {
  const ctx = await p.sebagai('panitia1')
  const urut = p.jadwal.find((t) => t.kunci === 'pengumuman-pemenang')!.urut
  const file = await dokumen(INSTANSI, 'Pengumuman Pemenang', [['Paket', p.nama]])
  const isi = await paket(p)
  await db.transaction((trx) =>
    simpanBerkasTahap(trx, ctx, isi, { urut, tipe: 'pengumuman', showVendor: true, file })
  )
  await umumkanHasil()
}

async function menyanggah(p: PaketBerjalan): Promise<void> {
  const ctx: HttpContext = await p.sebagai(penawar(p).at(-1)!.login)
  const vendorId = ctx.pelaku.rekananId!
  const berkas = await dokumen(ctx.pelaku.nama, 'Surat Sanggahan', [
    ['Paket', p.nama],
    ['Pokok', 'Penilaian teknis metode pelaksanaan'],
  ])
  await kirimSanggah(ctx, { paketPenyediaId: p.id, vendorId, tipe: 'B' }, berkas)
}

async function negosiasi(p: PaketBerjalan): Promise<void> {
  const [menang] = penawar(p)
  await simpanNegosiasi(await p.sebagai('panitia1'), {
    paketPenyediaId: p.id,
    listEvaluasi: [
      {
        vendorId: await idRekanan(p, menang!.login),
        negosiasiTeknis: 'Metode pelaksanaan dan jadwal disepakati.',
        negosiasiHarga: harga(p, menang!.tawar - 0.01),
      },
    ],
  })
}

/** A letter to the winner. */
async function kirim(
  p: PaketBerjalan,
  login: string,
  jenis: JenisKiriman,
  judul: string
): Promise<void> {
  const vendorId = await idRekanan(p, penawar(p)[0]!.login)
  const berkas = await dokumen(INSTANSI, judul, [['Paket', p.nama]])
  await kirimKeRekanan(
    await p.sebagai(login),
    jenis,
    { paketPenyediaId: p.id, daftar: [{ vendorId }] },
    new Map([[0, berkas]])
  )
}

async function kontrak(p: PaketBerjalan): Promise<void> {
  const hari = new Date(sekarangMs()).toISOString().slice(0, 10)
  const mulai = tambahHari(hari, 3)
  await simpanKontrak(await p.sebagai('ppk'), {
    paketPenyediaId: p.id,
    lamaPekerjaan: 90,
    jenisHari: 'K',
    tglKontrak: hari,
    mulaiKontrak: mulai,
    selesaiKontrak: tambahHari(mulai, 90),
    nilaiKontrak: harga(p, penawar(p)[0]!.tawar - 0.01),
  })
}
