/** Appointing the committee of a package, and its members' declaration (decisions §2). */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { aturanPokja } from '@eproc/domain/paket/aturan_pokja'
import { paket as teks } from '@eproc/i18n/id/paket'
import { calonPokja, namaOrang } from '#app/paket/pokja/calon_pokja_query'
import Pokja from '#app/paket_berjalan/isi/pokja'
import { users } from '#app/notifikasi/audience'
import { tell } from '#app/notifikasi/tell'
import { packageMessage, packagePage } from '#app/paket_berjalan/package_message'
import { paketUntukTindakan, type PaketDibaca } from '#app/paket_berjalan/paket_untuk_tindakan'
import type { Pelaku } from '#core/auth/actor'
import { insertMany } from '#core/database/insert_many'
import { enforce } from '#core/http/input/input'

export interface PokjaInput extends PaketDibaca {
  nomor?: string | null | undefined
  tanggal?: string | null | undefined
  anggota?: number[] | null | undefined
}

/** Replaces the pokja; who stays keeps the declaration. */
export async function aturPokja(
  trx: TransactionClientContract,
  actor: Pelaku,
  input: PokjaInput
): Promise<number> {
  const paket = await paketUntukTindakan(trx, actor, input, { tindakan: 'pokja' })
  const anggota = [...new Set(input.anggota ?? [])]
  const nama = await namaOrang(trx, anggota)
  const calon = (await calonPokja(trx)).map((c) => c.id)
  const { metodePemilihan: metode, ppkId, penyetujuId } = paket
  enforce(aturanPokja({ ...input, anggota }, { metode, ppkId, penyetujuId, calon, nama }))
  const pokja = await paket.related('pokja').query().orderBy('penggunaId')
  const previous = pokja.map((p) => p.penggunaId)
  const baru = anggota.filter((a) => !previous.includes(a))
  await paket.related('pokja').query().whereNotIn('penggunaId', anggota).delete()
  await insertMany(
    trx,
    Pokja,
    baru.map((penggunaId) => ({ paketId: paket.id, penggunaId }))
  )
  const surat = { nomor: input.nomor!.trim(), tanggal: input.tanggal! }
  await paket.tunjukPokja(actor, surat, [previous, anggota])
  const kabar = teks.kabar.pokja(paket.kode, paket.nama)
  await tell(
    trx,
    { who: [users(...baru)], except: [actor.id] },
    packageMessage(kabar, packagePage(paket.id))
  )
  return paket.id
}

/** The caller, a pokja member, declares freedom from conflict of interest; saying it again changes nothing. */
export async function nyatakanBenturan(
  trx: TransactionClientContract,
  actor: Pelaku,
  paketId: number | null
): Promise<number> {
  const hak = 'tender.benturan.nyatakan'
  const paket = await paketUntukTindakan(trx, actor, { paketId }, { hak, lock: 'share' })
  await paket.nyatakanBebasBenturan(actor)
  return paket.id
}
