/** Activation by link (S1 §2.5, §8; decisions §1 and §3). */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { GagalAktivasi, AktivasiAnswer } from '@eproc/domain/akun/answers'
import { HARI_TUNGGU_AKTIVASI } from '@eproc/domain/akun/aturan_akun'
import { akunLayar } from '@eproc/i18n/id/akun_portal'
import { akunMenurutLoginAtauEmail, akunTerkunci } from '#app/akun/akun_query'
import { kirimTautanAktivasi, kirimTautanSandi } from '#app/akun/tautan/kirim_tautan'
import Tautan, { type TautanGagal } from '#app/akun/tautan/tautan'
import { lihatTautan, pernahDikirim, terlaluBanyakTautan } from '#app/akun/tautan/tautan_query'
import type { Device } from '#core/auth/sesi'
import { HttpError } from '#core/http/errors'
import { writeJournal } from '#core/journal/journal'

/** 400 whose message is the JSON string of the contract. */
export function gagalAktivasi(gagal: TautanGagal): HttpError {
  const pesan = akunLayar.message
  const isi: Record<TautanGagal, GagalAktivasi> = {
    EXP: { jenis: 'EXP', message: pesan.aktivasiKedaluwarsa },
    LAPSED: {
      jenis: 'EXP',
      message: pesan.pendaftaranLewat(HARI_TUNGGU_AKTIVASI),
      daftarLagi: true,
    },
    INV: { jenis: 'INV', message: pesan.aktivasiTidakDikenal },
  }
  return new HttpError(400, JSON.stringify(isi[gagal]))
}

/** Activates the account of the link; of two callers at once exactly one succeeds. */
export async function aktifkanAkun(
  trx: TransactionClientContract,
  { ip }: Pick<Device, 'ip'>,
  kode: string
): Promise<AktivasiAnswer> {
  const tautan = await Tautan.pakai(trx, 'aktivasi', kode)
  if ('gagal' in tautan) throw gagalAktivasi(tautan.gagal)
  const akun = await akunTerkunci(trx, tautan.penggunaId)
  if (!akun || akun.status !== 'A' || akun.diaktifkanPada) throw gagalAktivasi('INV')
  await akun.aktifkan(akun.sebagaiPelaku(ip))
  return { email: akun.email, userId: akun.login }
}

type Cari = { kodeUrl: string } | { userId: string }

async function idDicari(trx: TransactionClientContract, cari: Cari): Promise<number | null> {
  if ('kodeUrl' in cari) return (await lihatTautan('aktivasi', cari.kodeUrl, trx)).penggunaId
  return (await akunMenurutLoginAtauEmail(trx, cari.userId))?.id ?? null
}

/**
 * Mails a fresh activation link to the account of an older link, a User ID or an e-mail, when it waits
 * for activation; a password link once one was sent, for then the form's password is in doubt. Says nothing about whether it did.
 */
export async function kirimUlangAktivasi(
  trx: TransactionClientContract,
  { ip }: Pick<Device, 'ip'>,
  cari: Cari
): Promise<void> {
  const id = await idDicari(trx, cari)
  const akun = id === null ? null : await akunTerkunci(trx, id)
  if (!akun || akun.status !== 'A' || akun.diaktifkanPada || !akun.sandiHash) return
  if (await terlaluBanyakTautan(trx, akun.id)) return
  if (await pernahDikirim(trx, akun.id, 'sandi')) await kirimTautanSandi(trx, akun)
  else await kirimTautanAktivasi(trx, akun)
  await writeJournal(trx, akun.sebagaiPelaku(ip), {
    aksi: 'akun.kirim_ulang_aktivasi',
    objek: 'pengguna',
    objekId: akun.id,
  })
}
