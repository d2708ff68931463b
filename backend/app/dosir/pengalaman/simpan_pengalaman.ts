/** Adding, changing and deleting an experience of a company. */
import type { Infer } from '@vinejs/vine/types'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { bacaAngka } from '@eproc/domain/common/checker'
import { aturanPengalaman } from '@eproc/domain/dosir/aturan_pengalaman'
import { ajukanBagian } from '#app/dosir/bagian/ajukan_bagian'
import { rekananSendiri } from '#app/dosir/bagian/akses_dosir'
import {
  empatDesimal,
  column,
  konteksDokumen,
  unggahan,
  wajib,
} from '#app/dosir/bagian/dosir_input'
import { hapusCatatan } from '#app/dosir/bagian/hapus_catatan'
import { recordSendiri } from '#app/dosir/bagian/record_query'
import { type KirimanRecord, simpanRecord } from '#app/dosir/bagian/simpan_record'
import Pengalaman from '#app/dosir/pengalaman/pengalaman'
import type { pengalamanValidator } from '#app/dosir/pengalaman/pengalaman_validator'
import type Rekanan from '#app/dosir/rekanan'
import type { Pelaku } from '#core/auth/actor'
import { enforce } from '#core/http/input/input'

type FormInput = Infer<typeof pengalamanValidator>
type Kiriman = KirimanRecord<FormInput, 'dokumen'>

async function simpan(
  trx: TransactionClientContract,
  actor: Pelaku,
  { rekanan, pengalaman }: { rekanan: Rekanan; pengalaman: Pengalaman },
  { isian: input, berkas }: Kiriman
): Promise<{ rekanan: Rekanan; id: number }> {
  enforce(aturanPengalaman({ ...input, ...unggahan(berkas) }, await konteksDokumen(pengalaman)))
  pengalaman.namaKontrak = wajib(input.namaKontrak)
  pengalaman.lokasi = wajib(input.lokasi)
  pengalaman.instansi = wajib(input.instansi)
  pengalaman.alamat = wajib(input.alamat)
  pengalaman.telepon = wajib(input.telepon)
  pengalaman.noKontrak = wajib(input.noKontrak)
  pengalaman.nilaiKontrak = bacaAngka(input.nilaiKontrak)!
  pengalaman.persentase = empatDesimal(input.persentase)
  pengalaman.tglPelaksanaan = wajib(input.tglPelaksanaan)
  pengalaman.tglSelesaiKontrak = wajib(input.tglSelesaiKontrak)
  pengalaman.tglSerahTerima = column(input.tglSerahTerima)
  pengalaman.keterangan = wajib(input.keterangan)
  const berubah = await simpanRecord(trx, actor, pengalaman, { berkas })
  await ajukanBagian(trx, actor, { rekanan, kunci: 'pengalaman', berubah })
  return { rekanan, id: pengalaman.id }
}

export async function tambahPengalaman(
  trx: TransactionClientContract,
  actor: Pelaku,
  kiriman: Kiriman
) {
  const rekanan = await rekananSendiri(trx, actor, 'pengalaman', kiriman.isian.vendorId)
  const pengalaman = new Pengalaman().milik(rekanan)
  return simpan(trx, actor, { rekanan, pengalaman }, kiriman)
}

export async function ubahPengalaman(
  trx: TransactionClientContract,
  actor: Pelaku,
  kiriman: Kiriman & { id: number | null }
) {
  const { vendorId, versi } = kiriman.isian
  const rekanan = await rekananSendiri(trx, actor, 'pengalaman', vendorId)
  const pengalaman = await recordSendiri(rekanan.related('pengalaman'), kiriman.id, versi)
  return simpan(trx, actor, { rekanan, pengalaman }, kiriman)
}

export async function hapusPengalaman(
  trx: TransactionClientContract,
  actor: Pelaku,
  { id }: { id: number | null }
): Promise<Rekanan> {
  const rekanan = await rekananSendiri(trx, actor, 'pengalaman', null)
  await hapusCatatan(trx, actor, rekanan, await recordSendiri(rekanan.related('pengalaman'), id))
  return rekanan
}
