import { useMemo, useState } from 'react'
import type { Change } from '@eproc/domain/common/change'
import type { Finding } from '@eproc/domain/common/checker'
import { aturanRevisi, langkahTerkunci, type LangkahJadwal } from '@eproc/domain/paket/jadwal'
import type { BerkasRevisi, RevisiRow, RincianPaket } from '@eproc/domain/paket/answers'
import type { JadwalInput, RevisiInput } from '@eproc/domain/paket/isian_paket'
import { templatUntuk } from '@eproc/domain/tahap/templat'
import { paketLayar } from '@eproc/i18n/id/paket_office'
import { ApiError } from '@eproc/ui/api/api.ts'
import { showAlert } from '@eproc/ui/api/notice.ts'
import { useNow } from '@eproc/ui/api/time.ts'
import type { FileJadwal } from '../../providers/verbs/paket.ts'
import { useOffice } from '../../providers/useOffice.ts'
import { useDeed } from '../../shared/deed/useDeed.ts'
import { WHOLE } from '../OnePaket.tsx'

export type DraftRow = JadwalInput & Pick<LangkahJadwal, 'tahap'> & Times & DraftPapers

/** Archive number and files of a step: stored or waiting ones, and those chosen just now. */
export interface DraftPapers {
  noArsip: string
  berkas: BerkasRevisi[]
  files: { key: string; file: File; showVendor: boolean }[]
}

interface Times {
  mulai: string | null | undefined
  selesai: string | null | undefined
}

/** A package and its revision that waits, as they were read. */
export interface RevisiRead {
  paket: RincianPaket
  waiting: readonly RevisiRow[]
}

/** The steps as they hold, or as the waiting revision wants them. */
export const start = ({ paket, waiting }: RevisiRead): DraftRow[] =>
  paket.listJadwal.map((l) => {
    const r = waiting.find((x) => x.urut === l.urut)
    return {
      urut: l.urut,
      tahap: l.tahap,
      include: r?.include ?? l.include,
      mulai: r ? r.mulai : l.mulai,
      selesai: r ? r.selesai : l.selesai,
      remark: r?.remark ?? '',
      noArsip: (r ?? l).noArsip ?? '',
      berkas: r?.berkas ?? l.berkas.map((b) => ({ ...b, showVendorLama: b.showVendor })),
      files: [],
    }
  })

const toInput = ({ tahap: _t, files: _f, noArsip, berkas, ...step }: DraftRow): RevisiInput => ({
  ...step,
  noArsip: noArsip || null,
  berkas: berkas.map(({ file, showVendor }) => ({ file, showVendor })),
})

const filesOf = (rows: readonly DraftRow[]): FileJadwal[] =>
  rows.flatMap(({ urut, files }) =>
    files.map(({ file, showVendor }) => ({ urut: String(urut), file, showVendor }))
  )

/** Messages by number of the stage. */
const byStage = (findings: readonly Finding[]): ReadonlyMap<number, string> =>
  new Map(
    findings.flatMap((g) => {
      const i = /^listJadwal\.(\d+)$/.exec(g.field)
      return i ? [[Number(i[1]) + 1, g.message] as const] : []
    })
  )

/** What is wrong with the steps, and which of them the clock no longer lets change. */
function judge(paket: RincianPaket, rows: readonly DraftRow[], now: number) {
  const { listJadwal, bukaUlang } = paket
  const paused = paket.statusPelaksanaan === 'P'
  const pemasukan = templatUntuk(paket.metodePemilihan, paket.kualifikasi)
    .filter((t) => t.rekanan?.startsWith('pemasukan:'))
    .map((t) => t.urut)
  // A paused package's time stands still since the pause, which the server knows.
  const sekarang = paused ? 0 : now
  const past = langkahTerkunci(listJadwal, { sekarang, bukaUlang })
  return {
    findings: aturanRevisi(rows, { lama: listJadwal, sekarang, pemasukan, bukaUlang }),
    over: past.selesai,
    begun: past.mulai,
  }
}

/** A revision while it is typed: its rows, what is wrong with them, what the clock no longer lets change. */
export function useRevisiDraft(
  paket: RincianPaket,
  waiting: readonly RevisiRow[],
  onSaved: () => void
) {
  const now = useNow()
  const office = useOffice()
  // What the user started from: news of the package must not change the form.
  const [base] = useState<RevisiRead>({ paket, waiting })
  const [newer, setNewer] = useState<RevisiRead & { change: Change | undefined }>()
  const read = newer ?? base
  const [rows, setRows] = useState(() => start(base))
  const [dirty, setDirty] = useState(false)
  const [refused, setRefused] = useState<ReadonlyMap<number, string>>(new Map())
  const before = useMemo(
    () => new Map(paket.listJadwal.map((l) => [l.urut, l])),
    [paket.listJadwal]
  )
  const deed = useDeed(
    (office, list: RevisiInput[]) => office.ajukanRevisi(read.paket, list, filesOf(rows)),
    {
      onDone: onSaved,
      onFailed: (message, error) => {
        if (error instanceof ApiError) setRefused(byStage(error.errors))
        void refusedBy(error).then((somebody) => {
          if (!somebody) showAlert(paketLayar.gagal.revisi(message), 'error')
        })
      },
    }
  )
  /** Whether somebody else's change is why; it is read then. */
  async function refusedBy(error: unknown): Promise<boolean> {
    if (!(error instanceof ApiError) || error.status !== 409) return false
    const [one, other] = await Promise.all([
      office.getOne<RincianPaket>('rup/paket', { id: paket.id, meta: WHOLE }),
      office.revisiMenunggu(paket.id),
    ])
    if (one.data.versi === read.paket.versi) return false
    setNewer({ paket: one.data, waiting: other, change: error.change })
    return true
  }
  const { findings, over, begun } = judge(paket, rows, now)
  return {
    rows,
    base,
    newer,
    before,
    dirty,
    saving: deed.isPending,
    valid: findings.length === 0,
    errors: new Map([...refused, ...byStage(findings)]),
    /** what is wrong with the whole schedule */
    common: findings.find((g) => g.field === 'listJadwal')?.message,
    over,
    begun,
    change: (urut: number, part: Partial<JadwalInput & DraftPapers>) => {
      setDirty(true)
      setRefused(new Map())
      setRows((previous) =>
        previous.map((b) => (b.urut === urut ? ({ ...b, ...part } as DraftRow) : b))
      )
    },
    save: () => deed.mutate(rows.map(toInput)),
  }
}
