/** Adding, changing and deleting an experience of an individual. */
import type { Infer } from '@vinejs/vine/types'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { aturanPengalamanPerson } from '@eproc/domain/dosir/aturan_person'
import { ajukanBagian } from '#app/dosir/bagian/ajukan_bagian'
import { rekananSendiri } from '#app/dosir/bagian/akses_dosir'
import { konteksDokumen, wajib } from '#app/dosir/bagian/dosir_input'
import { hapusCatatan } from '#app/dosir/bagian/hapus_catatan'
import { recordSendiri } from '#app/dosir/bagian/record_query'
import { type KirimanRecord, simpanRecord } from '#app/dosir/bagian/simpan_record'
import PengalamanPerson from '#app/dosir/pengalaman_person/pengalaman_person'
import type { pengalamanPersonValidator } from '#app/dosir/pengalaman_person/pengalaman_person_validator'
import type Rekanan from '#app/dosir/rekanan'
import type { Pelaku } from '#core/auth/actor'
import { enforce } from '#core/http/input/input'

type FormInput = Infer<typeof pengalamanPersonValidator>
type Kiriman = KirimanRecord<FormInput, never>

async function simpan(
  trx: TransactionClientContract,
  actor: Pelaku,
  { rekanan, pengalaman }: { rekanan: Rekanan; pengalaman: PengalamanPerson },
  { isian: input }: Kiriman
): Promise<{ rekanan: Rekanan; id: number }> {
  // Durations that are not sent at all default to 0 (S2 §3); an emptied one is the form's to complain of.
  const { durasiTahun = '0', durasiBulan = '0', durasiHari = '0' } = input
  const durasi = { durasiTahun, durasiBulan, durasiHari }
  enforce(aturanPengalamanPerson({ ...input, ...durasi }, await konteksDokumen(pengalaman)))
  pengalaman.nama = wajib(input.nama)
  pengalaman.instansi = wajib(input.instansi)
  pengalaman.jabatan = wajib(input.jabatan)
  pengalaman.tahun = Number(input.tahun)
  pengalaman.durasiTahun = Number(durasi.durasiTahun)
  pengalaman.durasiBulan = Number(durasi.durasiBulan)
  pengalaman.durasiHari = Number(durasi.durasiHari)
  pengalaman.keterangan = wajib(input.keterangan)
  const berubah = await simpanRecord(trx, actor, pengalaman)
  await ajukanBagian(trx, actor, { rekanan, kunci: 'pengalamanPerson', berubah })
  return { rekanan, id: pengalaman.id }
}

export async function tambahPengalamanPerson(
  trx: TransactionClientContract,
  actor: Pelaku,
  kiriman: Kiriman
) {
  const rekanan = await rekananSendiri(trx, actor, 'pengalamanPerson', kiriman.isian.vendorId)
  const pengalaman = new PengalamanPerson().milik(rekanan)
  return simpan(trx, actor, { rekanan, pengalaman }, kiriman)
}

export async function ubahPengalamanPerson(
  trx: TransactionClientContract,
  actor: Pelaku,
  kiriman: Kiriman & { id: number | null }
) {
  const { vendorId, versi } = kiriman.isian
  const rekanan = await rekananSendiri(trx, actor, 'pengalamanPerson', vendorId)
  const pengalaman = await recordSendiri(rekanan.related('pengalamanPerson'), kiriman.id, versi)
  return simpan(trx, actor, { rekanan, pengalaman }, kiriman)
}

export async function hapusPengalamanPerson(
  trx: TransactionClientContract,
  actor: Pelaku,
  { id, vendorId }: { id: number | null; vendorId: number | null }
): Promise<Rekanan> {
  const rekanan = await rekananSendiri(trx, actor, 'pengalamanPerson', vendorId)
  await hapusCatatan(
    trx,
    actor,
    rekanan,
    await recordSendiri(rekanan.related('pengalamanPerson'), id)
  )
  return rekanan
}
