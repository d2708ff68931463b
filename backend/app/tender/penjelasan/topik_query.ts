/** Topics of the explanation with their messages, as the reader may see the writers (decisions §5 'Names'). */
import db from '@adonisjs/lucid/services/db'
import { apakahInternal } from '@eproc/domain/common/roles'
import { keIso } from '@eproc/domain/common/format'
import type { PesanTopik, TopikPenjelasan } from '@eproc/domain/tender/answers_dokumen'
import type { FaseTopik } from '@eproc/domain/tahap/tab'
import { tender as teks } from '@eproc/i18n/id/tender'
import { bacaNama } from '#app/tender/peserta/peserta_query'
import type { Pelaku } from '#core/auth/actor'
import { sql } from '#core/database/sql'

interface Penulis {
  pengguna_id: number
  rekanan_id: number | null
  /** name of the vendor or of the member of staff */
  nama: string
  nomor: number | null
}

/** With whether the names of participants may be read by now. */
type Pembaca = Pelaku & { bacaNama: boolean }

/** Vendors stay 'Peserta n' to each other, staff 'Panitia'; staff read the names once they are theirs to read. */
function namaPenulis(p: Penulis, pelaku: Pembaca): string {
  if (apakahInternal(pelaku.peran)) {
    if (p.nomor === null) return p.nama
    return pelaku.bacaNama
      ? `${teks.nama.peserta(p.nomor)} (${p.nama})`
      : teks.nama.peserta(p.nomor)
  }
  if (p.rekanan_id === null) return teks.nama.panitia
  if (p.rekanan_id === pelaku.rekananId) return p.nama
  return teks.nama.peserta(p.nomor ?? 0)
}

function idTampak(p: Penulis, pelaku: Pembaca): number | null {
  const tampak = apakahInternal(pelaku.peran) && (p.rekanan_id === null || pelaku.bacaNama)
  return tampak || p.pengguna_id === pelaku.id ? p.pengguna_id : null
}

type TopikRow = Penulis & {
  id: number
  fase: FaseTopik
  subjek: string
  pesan: string
  dibuat_pada: Date
  diubah_pada: Date
  versi: number
}
type PesanRow = Penulis & { id: number; topik_id: number; pesan: string; dibuat_pada: Date }

/** Whatever a participant writes waits for an answer; what the committee opens is no question by itself. */
function answered({ rekanan_id }: TopikRow, messages: readonly PesanTopik[]): boolean | null {
  const asked = rekanan_id !== null || messages.some((m) => !m.staf)
  return asked ? (messages.at(-1)?.staf ?? false) : null
}

/** What the committee has answered stays as it was asked. */
const bisaDiubah = (t: TopikRow, messages: readonly PesanTopik[], { id }: Pembaca): boolean =>
  t.rekanan_id !== null && t.pengguna_id === id && !messages.some((m) => m.staf)

export async function listTopik(
  paketId: number,
  fase: FaseTopik,
  actor: Pelaku
): Promise<TopikPenjelasan[]> {
  const pelaku: Pembaca = { ...actor, bacaNama: await bacaNama(paketId, actor) }
  const [topik, pesan] = await Promise.all([
    sql<TopikRow>(
      db,
      `select t.id, t.fase, t.subjek, t.pesan, t.dibuat_pada, t.diubah_pada, t.versi,
              t.pembuat_id as pengguna_id, t.rekanan_id, coalesce(r.nama, u.nama) as nama, s.nomor
         from topik t join pengguna u on u.id = t.pembuat_id
         left join rekanan r on r.id = t.rekanan_id
         left join peserta s on s.paket_id = t.paket_id and s.rekanan_id = t.rekanan_id
        where t.paket_id = ? and t.fase = ? order by t.id`,
      [paketId, fase]
    ),
    sql<PesanRow>(
      db,
      `select m.id, m.topik_id, m.pesan, m.dibuat_pada, m.pengirim_id as pengguna_id, m.rekanan_id,
              coalesce(r.nama, u.nama) as nama, s.nomor
         from pesan_topik m join topik t on t.id = m.topik_id
         join pengguna u on u.id = m.pengirim_id
         left join rekanan r on r.id = m.rekanan_id
         left join peserta s on s.paket_id = t.paket_id and s.rekanan_id = m.rekanan_id
        where t.paket_id = ? and t.fase = ? order by m.id`,
      [paketId, fase]
    ),
  ])
  const menurutTopik = new Map<number, PesanTopik[]>()
  for (const m of pesan) {
    const isi = menurutTopik.get(m.topik_id) ?? []
    isi.push({
      id: m.id,
      chatId: m.topik_id,
      senderUserId: idTampak(m, pelaku),
      pengirim: namaPenulis(m, pelaku),
      staf: m.rekanan_id === null,
      milikSendiri: m.pengguna_id === pelaku.id,
      message: m.pesan,
      updatedAt: keIso(m.dibuat_pada)!,
    })
    menurutTopik.set(m.topik_id, isi)
  }
  return topik.map((t) => ({
    id: t.id,
    dijawab: answered(t, menurutTopik.get(t.id) ?? []),
    bisaDiubah: bisaDiubah(t, menurutTopik.get(t.id) ?? [], pelaku),
    tahap: t.fase,
    creatorUserId: idTampak(t, pelaku),
    pembuat: namaPenulis(t, pelaku),
    milikSendiri: t.pengguna_id === pelaku.id,
    subject: t.subjek,
    message: t.pesan,
    createdAt: keIso(t.dibuat_pada)!,
    updatedAt: keIso(t.diubah_pada)!,
    versi: t.versi,
    listMessage: menurutTopik.get(t.id) ?? [],
  }))
}
