/** Where a vendor's dossier stands (S2 §7): sections, remarks, blacklist, and the wizard's next step. */
import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { rekananDibaca } from '#app/dosir/akses_dosir'
import { bacaInduk } from '#app/dosir/induk_dosir'
import { berikutValidator } from '#app/dosir/ijin_usaha/ijin_usaha_validator'
import { isiSemuaBagian } from '#app/dosir/isi_bagian'
import type Rekanan from '#app/dosir/rekanan'
import {
  bagianDariJenisStatus,
  bagianLengkap,
  bagianUntuk,
  blacklistAktif,
  ID_BELUM_ADA,
} from '@eproc/domain/dosir'
import type { BagianBerikut, StatusDosir, StatusPerson } from '@eproc/domain/jawaban/dosir'
import type { JenisRekanan } from '@eproc/domain/pilihan'
import { dosirPesan } from '@eproc/i18n/id/dosir_pesan'
import { bidangSalah } from '#inti/galat'
import { kirimData } from '#inti/jawaban'
import { tolakKueriAsing } from '#inti/kueri'
import type { Pelaku } from '#inti/pelaku'
import { hariIni } from '#inti/waktu'

/** The state before the first save: nothing entered, nobody registered. */
function statusKosong(pelaku: Pelaku): StatusDosir {
  const jenis: JenisRekanan = pelaku.peran === 'person' ? 'O' : 'V'
  return {
    vendorId: ID_BELUM_ADA,
    nama: pelaku.nama,
    noRegistrasi: null,
    jenis,
    status: 'N',
    statusPerusahaan: 'N',
    statusIjin: 'N',
    statusAkta: 'N',
    statusPemilik: 'N',
    statusPengurus: 'N',
    statusPengalaman: 'N',
    statusPajak: 'N',
    statusSertifikat: 'N',
    remarkPerusahaan: null,
    remarkIjin: null,
    remarkAkta: null,
    remarkPemilik: null,
    remarkPengurus: null,
    remarkPengalaman: null,
    remarkPajak: null,
    remarkSertifikat: null,
    bebasPengalaman: false,
    bagian: bagianUntuk(jenis).map((b) => ({ kunci: b.kunci, jumlah: 0, lengkap: false })),
    blacklist: false,
    blacklistAktif: false,
    blacklistTglMulai: null,
    blacklistTglSelesai: null,
    fileSertifikat: null,
    versi: 0,
  }
}

async function statusDosir(rekanan: Rekanan): Promise<StatusDosir> {
  const { status } = await bacaInduk(db, rekanan)
  const bagian = (await isiSemuaBagian(db, rekanan)).map(({ bagian: b, isi }) => ({
    kunci: b.kunci,
    jumlah: isi.jumlah,
    lengkap: bagianLengkap(b, isi),
  }))
  return {
    vendorId: rekanan.id,
    nama: rekanan.nama,
    noRegistrasi: rekanan.noRegistrasi,
    jenis: rekanan.jenis,
    status,
    statusPerusahaan: rekanan.statusPerusahaan,
    statusIjin: rekanan.statusIjin,
    statusAkta: rekanan.statusAkta,
    statusPemilik: rekanan.statusPemilik,
    statusPengurus: rekanan.statusPengurus,
    statusPengalaman: rekanan.statusPengalaman,
    statusPajak: rekanan.statusPajak,
    statusSertifikat: rekanan.statusSertifikat,
    remarkPerusahaan: rekanan.remarkPerusahaan,
    remarkIjin: rekanan.remarkIjin,
    remarkAkta: rekanan.remarkAkta,
    remarkPemilik: rekanan.remarkPemilik,
    remarkPengurus: rekanan.remarkPengurus,
    remarkPengalaman: rekanan.remarkPengalaman,
    remarkPajak: rekanan.remarkPajak,
    remarkSertifikat: rekanan.remarkSertifikat,
    bebasPengalaman: rekanan.bebasPengalaman,
    bagian,
    blacklist: rekanan.blacklist,
    blacklistAktif: blacklistAktif(
      rekanan.blacklist,
      rekanan.blacklistTglMulai,
      rekanan.blacklistTglSelesai,
      hariIni()
    ),
    blacklistTglMulai: rekanan.blacklistTglMulai,
    blacklistTglSelesai: rekanan.blacklistTglSelesai,
    fileSertifikat: rekanan.fileSertifikat,
    versi: rekanan.versi,
  }
}

export default class StatusController {
  async baca(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    const rekanan = await rekananDibaca(ctx)
    kirimData(ctx, rekanan ? await statusDosir(rekanan) : statusKosong(ctx.pelaku))
  }

  async bacaPerson(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    const rekanan = await rekananDibaca(ctx, 'O')
    const s = rekanan ? await statusDosir(rekanan) : statusKosong(ctx.pelaku)
    const jawaban: StatusPerson = {
      vendorId: s.vendorId,
      status: s.status,
      statusPerusahaan: s.statusPerusahaan,
      statusPengalaman: s.statusPengalaman,
      statusSertifikat: s.statusSertifikat,
      remarkPerusahaan: s.remarkPerusahaan,
      remarkPengalaman: s.remarkPengalaman,
      remarkSertifikat: s.remarkSertifikat,
    }
    kirimData(ctx, jawaban)
  }

  /** POST /vendor/ijinusaha/next: the section that follows `posisi` (Ijin Usaha without one). */
  async berikut(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    const { posisi } = await ctx.request.validateUsing(berikutValidator)
    const daftar = bagianUntuk('V')
    const kini = bagianDariJenisStatus('V', posisi || 'Ijin')
    if (!kini) throw bidangSalah('posisi', 'enum', dosirPesan.tolak.posisi)
    const lanjut = daftar[daftar.indexOf(kini) + 1]
    const jawaban: BagianBerikut | null = lanjut
      ? { kunci: lanjut.kunci, judul: lanjut.judul, path: lanjut.path }
      : null
    kirimData(ctx, jawaban)
  }
}
