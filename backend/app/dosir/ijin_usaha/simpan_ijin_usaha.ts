/** How a form fills in a licence with the KBLI and SBU that it names; adding, changing and deleting one. */
import type { Infer } from '@vinejs/vine/types'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { JenisIjin } from '@eproc/domain/common/choices'
import {
  aturanIjinUsaha,
  MASA_BERLAKU_BAWAAN,
  perluIjin,
} from '@eproc/domain/dosir/aturan_ijin_usaha'
import { dosirPesan } from '@eproc/i18n/id/dosir_pesan'
import Kbli from '#app/dosir/acuan/kbli'
import Sbu from '#app/dosir/acuan/sbu'
import type { Differences } from '#app/dosir/bagian/dosir_record'
import { column, konteksDokumen, unggahan, wajib } from '#app/dosir/bagian/dosir_input'
import { alasanTetap, kelolaCatatan } from '#app/dosir/bagian/kelola_catatan'
import type { KirimanRecord } from '#app/dosir/bagian/simpan_record'
import IjinUsaha from '#app/dosir/ijin_usaha/ijin_usaha'
import type { ijinUsahaValidator } from '#app/dosir/ijin_usaha/ijin_usaha_validator'
import type Rekanan from '#app/dosir/rekanan'
import { numberParameter } from '#core/database/parameter'
import { Checker, type Finding } from '@eproc/domain/common/checker'
import { invalidField } from '#core/http/errors'
import { enforce } from '#core/http/input/input'

type FormInput = Infer<typeof ijinUsahaValidator>
type Kiriman = KirimanRecord<FormInput, 'dokumen'>

async function isi(ijin: IjinUsaha, { isian: input, berkas }: Kiriman, rekanan: Rekanan) {
  if (ijin.$isPersisted) {
    await ijin.load('kbli')
    await ijin.load('sbu')
  }
  const masaBerlakuMinimal = await numberParameter('MASA_BERLAKU_SIUP', MASA_BERLAKU_BAWAAN)
  const context = {
    ...(await konteksDokumen(ijin)),
    masaBerlakuMinimal,
    berlakuTersimpan: ijin.berlaku,
  }
  const pilihan = await pilihanIjin(ijin.$trx!, input)
  enforce([...aturanIjinUsaha({ ...input, ...unggahan(berkas) }, context), ...pilihan.findings])
  if (ijin.$isPersisted && ijin.jenis !== input.jenis) {
    const alasan = await alasanTetap(rekanan, ijin)
    if (alasan) throw invalidField('jenis', 'tumpuan', alasan)
  }
  const differences = {
    ...beda('kbli', ijin.kbli, pilihan.kbli),
    ...beda('sbu', ijin.sbu, pilihan.sbu),
  }
  ijin.jenis = wajib(input.jenis) as JenisIjin
  ijin.nomor = wajib(input.nomor)
  ijin.berlaku = column(input.berlaku)
  ijin.instansi = wajib(input.instansi)
  ijin.kualifikasi = column(input.kualifikasi)
  ijin.keterangan = column(input.keterangan)
  return {
    differences,
    async write() {
      if (differences.kbli) await ijin.related('kbli').sync(pilihan.kbli.map((k) => k.id))
      if (differences.sbu) await ijin.related('sbu').sync(pilihan.sbu.map((s) => s.id))
    },
  }
}

/** The KBLI and SBU chosen, as far as the kind of licence asks for them, with a complaint about unknown ids. */
async function pilihanIjin(
  trx: TransactionClientContract,
  input: FormInput
): Promise<{ kbli: Kbli[]; sbu: Sbu[]; findings: Finding[] }> {
  const perlu = perluIjin(input.jenis)
  const idKbli = [...new Set(perlu.kbli ? input.kbli : [])]
  const idSbu = [...new Set(perlu.sbu ? input.sbu : [])]
  const kbli =
    idKbli.length === 0
      ? []
      : await Kbli.query({ client: trx }).whereIn('id', idKbli).orderBy('kode')
  const sbu =
    idSbu.length === 0 ? [] : await Sbu.query({ client: trx }).whereIn('id', idSbu).orderBy('kode')
  const check = new Checker()
  check.ensure(kbli.length === idKbli.length, 'kbli', 'enum', dosirPesan.tolak.pilihan)
  check.ensure(sbu.length === idSbu.length, 'sbu', 'enum', dosirPesan.tolak.pilihan)
  return { kbli, sbu, findings: check.findings }
}

/** In codes, which people read in the history of changes. */
function beda(
  field: 'kbli' | 'sbu',
  dulu: readonly (Kbli | Sbu)[] | undefined,
  kini: readonly (Kbli | Sbu)[]
): Differences {
  const ids = (daftar: readonly (Kbli | Sbu)[]) => daftar.map((p) => p.id).sort((a, b) => a - b)
  if (ids(dulu ?? []).join() === ids(kini).join()) return {}
  const teks = (daftar: readonly (Kbli | Sbu)[]) =>
    daftar
      .map((p) => p.kode)
      .sort()
      .join(', ') || null
  return { [field]: [teks(dulu ?? []), teks(kini)] }
}

export const {
  tambah: tambahIjinUsaha,
  ubah: ubahIjinUsaha,
  hapus: hapusIjinUsaha,
} = kelolaCatatan({ Model: IjinUsaha, milik: (rekanan) => rekanan.related('ijin'), isi })
