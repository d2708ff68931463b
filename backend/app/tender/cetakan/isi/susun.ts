/** What a document of a stage says now, from the data alone. */
import { JENIS_PENGADAAN, METODE_PEMILIHAN, teksPilihan } from '@eproc/domain/common/choices'
import { namaCetakan, type JenisCetakan } from '@eproc/domain/tahap/cetakan'
import type { Tahap } from '@eproc/domain/tahap/templat'
import { cetakan as teks } from '@eproc/i18n/id/cetakan'
import { keadaanPaket } from '#app/paket_berjalan/keadaan/keadaan_paket_query'
import type Paket from '#app/paket_berjalan/paket'
import type { CetakanContent } from '#app/tender/cetakan/cetakan'
import { orangPaket } from '#app/tender/cetakan/cetakan_query'
import type { ContentBuilder } from '#app/tender/cetakan/isi/bahan'
import type { Sebutan } from '#app/tender/cetakan/masih_sama/sebutan'
import { spkContent, spmkContent, sppbjContent } from '#app/tender/cetakan/isi/kontrak'
import {
  aanwizjingContent,
  pembukaanContent,
  pengumumanContent,
} from '#app/tender/cetakan/isi/pengadaan'
import {
  evaluasiContent,
  negosiasiContent,
  penetapanContent,
} from '#app/tender/cetakan/isi/penilaian'
import {
  baNegosiasiContent,
  baPlContent,
  jawabanContent,
  undanganContent,
} from '#app/tender/cetakan/isi/surat'

const PENYUSUN: Readonly<Record<JenisCetakan, ContentBuilder>> = {
  'pengumuman': pengumumanContent,
  'undangan': undanganContent,
  'aanwizjing': aanwizjingContent,
  'pembukaan': pembukaanContent,
  'evaluasi': evaluasiContent,
  'pembuktian': evaluasiContent,
  'penetapan': penetapanContent,
  'jawaban': jawabanContent,
  'negosiasi': negosiasiContent,
  'ba-negosiasi': baNegosiasiContent,
  'ba-pl': baPlContent,
  'sppbj': sppbjContent,
  'spk': spkContent,
  'spmk': spmkContent,
}

/** Null while the stage has made no such document. */
export async function susunIsi(
  paket: Paket,
  tahap: Tahap,
  jenis: JenisCetakan,
  sebutan: Sebutan
): Promise<CetakanContent | null> {
  const [keadaan, orang] = await Promise.all([keadaanPaket(paket), orangPaket(paket.id)])
  const bagian = await PENYUSUN[jenis]({ paket, tahap, keadaan, orang, sebutan })
  if (!bagian) return null
  const f = teks.fakta
  const henti = teks.henti[paket.statusPelaksanaan as keyof typeof teks.henti] as string | undefined
  return {
    judul: namaCetakan(jenis, tahap.kunci),
    fakta: [
      [f.paket, `${paket.nama} (${paket.kode})`],
      [f.tahap, tahap.nama],
      [f.satuanKerja, orang.satuanKerja],
      [f.jenis, teksPilihan(JENIS_PENGADAAN, paket.jenisPengadaan)],
      [f.metode, teksPilihan(METODE_PEMILIHAN, paket.metodePemilihan)],
      [f.tahun, String(paket.tahunAnggaran)],
      ...(bagian.fakta ?? []),
    ],
    paragraf: [...(henti ? [henti] : []), ...(bagian.paragraf ?? [])],
    tabel: bagian.tabel.filter((t) => t.baris.length > 0),
    tandaTangan: bagian.tandaTangan ?? [{ sebagai: teks.ppk, ...orang.ppk }],
  }
}
