/** The second administrator's yes or no to a change of powers (decisions §2). */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { AksesBerubah } from '@eproc/domain/akun/akses'
import { peranDapatDiberi } from '@eproc/domain/akun/kewenangan_pengguna'
import { apakahRekanan, type PeranInternal } from '@eproc/domain/common/roles'
import { akses as teks } from '@eproc/i18n/id/akses'
import { master } from '@eproc/i18n/id/master'
import { bedaAkses, ringkasAkses } from '#app/akun/akses/akses_query'
import PerubahanAkses from '#app/akun/akses/perubahan_akses'
import Pengguna, { type DataPengguna } from '#app/akun/pengguna'
import { gantiAlamatTautan, kirimTautanSandi } from '#app/akun/tautan/kirim_tautan'
import { tellAsker, tellRefused } from '#app/master/akses/tell_decision'
import Divisi from '#app/master/divisi/divisi'
import { tellMove } from '#app/master/divisi/tell_move'
import { periksaDivisi } from '#app/master/divisi/simpan_divisi'
import {
  lockAccount,
  pastikanAdminTersisa,
  pastikanBolehKelola,
} from '#app/master/pengguna/kewenangan'
import { cabutKodeMasuk } from '#app/master/pengguna/hapus_kode_masuk'
import { users } from '#app/notifikasi/audience'
import { tell } from '#app/notifikasi/tell'
import type { Pelaku } from '#core/auth/actor'
import Sesi from '#core/auth/sesi'
import { clockNow } from '#core/clock/clock'
import { foundLocked } from '#core/database/found'
import { conflict, forbidden, invalidField } from '#core/http/errors'
import { sendLater } from '#core/mail/outbox'

export async function konfirmasiAkses(
  trx: TransactionClientContract,
  actor: Pelaku,
  id: number | null
): Promise<void> {
  const minta = await menunggu(trx, actor, id)
  if (minta.pemintaId === actor.id) throw forbidden(teks.errors.sendiri)
  if (minta.objek === 'divisi') await ubahDivisi(trx, actor, minta)
  else if (minta.penggunaId === null) await buatAkun(trx, actor, minta)
  else if ('kodeMasuk' in minta.isi) await tanpaKodeMasuk(trx, actor, minta.penggunaId)
  else await ubahAkun(trx, actor, minta)
  await minta.putuskan(actor, 'berlaku', null)
  await tellAsker(trx, actor, minta)
}

/** Refused by another, or taken back by who asked. */
export async function tolakAkses(
  trx: TransactionClientContract,
  actor: Pelaku,
  { id, alasan }: { id: number | null; alasan?: string | null | undefined }
): Promise<void> {
  const minta = await menunggu(trx, actor, id)
  const sebab = alasan?.trim()
  if (!sebab) throw invalidField('alasan', 'required', teks.errors.alasan)
  await minta.putuskan(actor, 'ditolak', sebab)
  await tellAsker(trx, actor, minta)
  await tellRefused(trx, minta)
}

/** Locked, still waiting, in time, and not about the caller. */
async function menunggu(
  trx: TransactionClientContract,
  actor: Pelaku,
  id: number | null
): Promise<PerubahanAkses> {
  const minta = await foundLocked(PerubahanAkses, trx, id)
  if (minta.penggunaId === actor.id) throw forbidden(teks.errors.akunSendiri)
  if (minta.status !== 'menunggu' || minta.kedaluwarsaPada <= clockNow()) {
    throw conflict(teks.errors.selesai)
  }
  return minta
}

function pastikanPeran(actor: Pelaku, roles: AksesBerubah[string] | undefined): void {
  if (roles !== undefined && !peranDapatDiberi(actor).includes(roles as PeranInternal)) {
    throw forbidden(master.aturan.peranTerlarang)
  }
}

async function tanpaKodeMasuk(
  trx: TransactionClientContract,
  actor: Pelaku,
  penggunaId: number
): Promise<void> {
  const { akun } = await lockAccount(trx, penggunaId)
  pastikanBolehKelola(actor, akun)
  await cabutKodeMasuk(trx, actor, akun)
}

async function buatAkun(
  trx: TransactionClientContract,
  actor: Pelaku,
  minta: PerubahanAkses
): Promise<void> {
  pastikanPeran(actor, minta.isi.roles)
  const { akun: _, ...data } = minta.isi
  const pengguna = new Pengguna().useTransaction(trx)
  await pengguna.daftarkan(actor, data as unknown as Omit<DataPengguna, 'status'>)
  await kirimTautanSandi(trx, pengguna)
  minta.penggunaId = pengguna.id
}

async function ubahAkun(
  trx: TransactionClientContract,
  actor: Pelaku,
  { penggunaId, isi, semula }: PerubahanAkses
): Promise<void> {
  const { akun, adminLain } = await lockAccount(trx, penggunaId!)
  pastikanBolehKelola(actor, akun)
  if (isi.roles !== semula.roles) pastikanPeran(actor, isi.roles)
  const kini = akun.data()
  const tetap = Object.entries(semula).every(([k, v]) => kini[k as keyof DataPengguna] === v)
  if (!tetap) throw conflict(teks.errors.berubah)
  const data = { ...kini, ...isi } as DataPengguna
  pastikanAdminTersisa(akun, adminLain, { peran: data.roles, status: data.status })
  await akun.ubahData(actor, data)
  const beda = bedaAkses(semula, isi)
  if ('email' in isi) await gantiAlamatTautan(trx, akun)
  // Whoever has the vendor's session may be the one who left; the new role may need a second step that none of them did.
  if (('email' in isi && apakahRekanan(akun.peran)) || isi.roles !== semula.roles)
    await Sesi.akhiriSemua(trx, akun.id)
  await tell(
    trx,
    { who: [users(akun.id)], suspendedToo: true },
    {
      from: teks.kabar.pengirim,
      text: teks.kabar.berlaku(ringkasAkses(beda)),
      link: '/user/profil',
    }
  )
  for (const kepada of new Set([kini.email, data.email])) {
    await sendLater(trx, {
      segera: true,
      kepada,
      nama: akun.nama,
      perihal: teks.surat.berlakuPerihal,
      paragraf: teks.surat.berlaku(akun.login, actor.nama, ringkasAkses(beda)),
    })
  }
}

async function ubahDivisi(
  trx: TransactionClientContract,
  actor: Pelaku,
  { divisiId, isi, semula }: PerubahanAkses
): Promise<void> {
  const divisi = await foundLocked(Divisi, trx, divisiId)
  if ('unitPengadaan' in isi) {
    if (await divisi.beranggota(actor.id)) throw forbidden(teks.errors.unitSendiri)
    divisi.unitPengadaan = isi.unitPengadaan === true
  }
  if (!('parent' in isi)) {
    await divisi.by(actor, 'divisi.unit').save()
    return
  }
  if (divisi.parent !== semula.parent) throw conflict(teks.errors.berubah)
  const menjadi = isi.parent as string | null
  const { kode, nama, nick, parent } = divisi
  // What was asked for may not be possible any more: one of both stands below or above others by now.
  await periksaDivisi(trx, { kode, nama, nick, parent: menjadi }, divisi)
  divisi.parent = menjadi
  await divisi.by(actor, 'divisi.pindah').save()
  await tellMove(trx, actor, divisi, { semula: parent, menjadi, berlaku: true })
}
