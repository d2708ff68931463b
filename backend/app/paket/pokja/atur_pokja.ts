/** Appointing the committee of a package, and its members' declaration (decisions §2). */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { aturanPokja } from '@eproc/domain/paket/aturan_pokja'
import { paket as teks } from '@eproc/i18n/id/paket'
import { pergantian } from '@eproc/i18n/id/pergantian'
import { calonPokja, namaOrang } from '#app/paket/pokja/calon_pokja_query'
import { adaPenawaran } from '#app/paket/pokja/pokja_query'
import { tellPublishable } from '#app/paket/proses/tell_publishable'
import PokjaUsul from '#app/paket/pokja/pokja_usul'
import Pokja from '#app/paket_berjalan/isi/pokja'
import { users } from '#app/notifikasi/audience'
import { tell } from '#app/notifikasi/tell'
import { packageMessage, packagePage } from '#app/paket_berjalan/package_message'
import type Paket from '#app/paket_berjalan/paket'
import { paketUntukTindakan, type PaketDibaca } from '#app/paket_berjalan/paket_untuk_tindakan'
import type { Pelaku } from '#core/auth/actor'
import { insertMany } from '#core/database/insert_many'
import { enforce } from '#core/http/input/input'

export interface PokjaInput extends PaketDibaca {
  nomor?: string | null | undefined
  tanggal?: string | null | undefined
  anggota?: number[] | null | undefined
}

interface Susunan {
  nomor: string
  tanggal: string
  anggota: number[]
}

/**
 * Replaces the pokja; who stays keeps the declaration. Once an offer is in, other members wait for the PPK.
 * @returns does it wait?
 */
export async function aturPokja(
  trx: TransactionClientContract,
  actor: Pelaku,
  input: PokjaInput
): Promise<{ id: number; menunggu: boolean }> {
  const paket = await paketUntukTindakan(trx, actor, input, { tindakan: 'pokja' })
  const anggota = [...new Set(input.anggota ?? [])]
  await wajibSusunanSah(trx, paket, { ...input, anggota })
  const susunan = { nomor: input.nomor!.trim(), tanggal: input.tanggal!, anggota }
  const previous = await anggotaKini(paket)
  const sama = anggota.length === previous.length && anggota.every((a) => previous.includes(a))
  await (await PokjaUsul.menunggu(trx, paket.id))?.gantikan(actor)
  if (sama || !(await adaPenawaran(trx, paket.id))) {
    await terapkanPokja(trx, actor, paket, susunan)
    return { id: paket.id, menunggu: false }
  }
  const usul = new PokjaUsul().useTransaction(trx).merge({ paketId: paket.id, ...susunan })
  await usul.usulkan(actor, { anggota: [previous, anggota] })
  await tell(
    trx,
    { who: [users(paket.ppkId, ...previous, ...anggota)], except: [actor.id] },
    packageMessage(pergantian.pokja.kabar.usul(paket.kode, paket.nama), packagePage(paket.id), [
      await perubahanNama(trx, previous, anggota),
    ])
  )
  return { id: paket.id, menunggu: true }
}

/** 400 with every member who may not be one. */
export async function wajibSusunanSah(
  trx: TransactionClientContract,
  paket: Paket,
  input: Omit<PokjaInput, 'paketId'> & { anggota: number[] }
): Promise<void> {
  const nama = await namaOrang(trx, input.anggota)
  const calon = (await calonPokja(trx)).map((c) => c.id)
  const { metodePemilihan: metode, ppkId, penyetujuId } = paket
  enforce(aturanPokja(input, { metode, ppkId, penyetujuId, calon, nama }))
}

const anggotaKini = async (paket: Paket): Promise<number[]> =>
  (await paket.related('pokja').query().orderBy('penggunaId')).map((p) => p.penggunaId)

/** Makes these the members; new ones, removed ones and the PPK are told. */
export async function terapkanPokja(
  trx: TransactionClientContract,
  actor: Pelaku,
  paket: Paket,
  { anggota, ...surat }: Susunan
): Promise<void> {
  const previous = await anggotaKini(paket)
  const baru = anggota.filter((a) => !previous.includes(a))
  const keluar = previous.filter((a) => !anggota.includes(a))
  await paket.related('pokja').query().whereNotIn('penggunaId', anggota).delete()
  await insertMany(
    trx,
    Pokja,
    baru.map((penggunaId) => ({ paketId: paket.id, penggunaId }))
  )
  await paket.tunjukPokja(actor, surat, [previous, anggota])
  const { kode, nama } = paket
  const kabar = (who: number[], text: string, paragraphs: string[] = []) =>
    tell(
      trx,
      { who: [users(...who)], except: [actor.id] },
      packageMessage(text, packagePage(paket.id), paragraphs)
    )
  await kabar(baru, teks.kabar.pokja(kode, nama))
  await kabar(keluar, teks.kabar.pokjaKeluar(kode, nama))
  if (baru.length + keluar.length === 0) return
  if (previous.length > 0) {
    const perubahan = await perubahanNama(trx, previous, anggota)
    return kabar([paket.ppkId], teks.kabar.pokjaBerubah(kode, nama), [perubahan])
  }
  const susunan = teks.kabar.pokjaTerdiri(sebut(await namaOrang(trx, anggota), anggota))
  await kabar([paket.ppkId], teks.kabar.pokjaDitunjuk(kode, nama), [susunan])
  await tellPublishable(trx, actor, paket)
}

async function perubahanNama(
  trx: TransactionClientContract,
  previous: readonly number[],
  anggota: readonly number[]
): Promise<string> {
  const nama = await namaOrang(trx, [...previous, ...anggota])
  return teks.kabar.pokjaDariKe(sebut(nama, previous), sebut(nama, anggota))
}

const sebut = (nama: ReadonlyMap<number, string>, ids: readonly number[]): string =>
  ids.map((id) => nama.get(id) ?? String(id)).join(', ')

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
