/** A verifier's sitting: vendors from the queue, one after the other, each in this verifier's hand alone. */
import { useEffect, useState } from 'react'
import { useCanAccess, useRecordContext, useShowContext } from 'react-admin'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { BagianKey } from '@eproc/domain/dosir/bagian'
import type {
  KeadaanVerifikasi,
  PemeriksaVerifikasi,
  RekananBerikutnya,
} from '@eproc/domain/verifikasi/answers'
import { pemeriksaanOffice } from '@eproc/i18n/id/pemeriksaan_office'
import { notify } from '@eproc/ui/api/notice.ts'
import { useOffice } from '../../providers/useOffice.ts'
import { useDeed } from '../../shared/deed/useDeed.ts'
import { useListAddress } from '../../shared/list/listAddress.ts'

/** `?giliran=1` in the address of a vendor: it is examined, not looked up. */
export const SITTING = 'giliran'
/** Well within the server's ten minutes. */
const RENEW_MS = 4 * 60_000

/** Vendors that were passed by in this sitting; who starts again is shown them again. */
const passed = new Set<number>()

/** Takes the vendor that waits longest in hand and opens it, or goes back to the list when nothing waits. */
export function useNextVendor() {
  const address = useListAddress()
  const navigate = useNavigate()
  const { mutate, isPending } = useDeed<void, RekananBerikutnya>(
    (office) => office.rekananBerikutnya([...passed]),
    { onDone: ({ data: { id } }) => opened(id) }
  )
  const opened = (id: number | null) => {
    if (id !== null) return void navigate(`${address}/${id}/show?${SITTING}=1`)
    passed.clear()
    notify(pemeriksaanOffice.sidang.antreanKosong, 'info')
    void navigate(address)
  }
  return {
    isPending,
    start: () => {
      passed.clear()
      mutate()
    },
    /** leaves this vendor behind, decided or not */
    after: (id: number) => {
      passed.add(id)
      mutate()
    },
  }
}

export interface Sitting {
  /** in this verifier's hand */
  mine: boolean
  /** takes the vendor in hand, also from another verifier */
  take: ReturnType<typeof useTake>
}

function useTake() {
  const { id } = useRecordContext<KeadaanVerifikasi>()!
  const [, setSearch] = useSearchParams()
  return useDeed<void, PemeriksaVerifikasi>((office) => office.ambilRekanan(id, true), {
    onDone: () =>
      setSearch(
        (previous) => {
          const next = new URLSearchParams(previous)
          next.set(SITTING, '1')
          return next
        },
        { replace: true }
      ),
  })
}

/** Keeps the vendor in hand while its dialog is open in a sitting, and gives it back afterwards. */
export function useSitting(): Sitting {
  const { id, pemeriksa } = useRecordContext<KeadaanVerifikasi>()!
  const { refetch } = useShowContext()
  const { canAccess } = useCanAccess({ action: 'verify' })
  const office = useOffice()
  const asked = useSearchParams()[0].has(SITTING) && canAccess === true
  useEffect(() => {
    if (!asked) return
    const reread = () => refetch()
    // Refused where another verifier has it: the screen then says who.
    const keep = () => office.ambilRekanan(id, false).then(reread, reread)
    void keep()
    const timer = setInterval(() => void keep(), RENEW_MS)
    return () => {
      clearInterval(timer)
      office.tinggalkanRekanan(id).catch(() => {})
    }
    // `office` and `refetch` are new at every render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [asked, id])
  return { mine: asked && pemeriksa?.saya === true, take: useTake() }
}

export interface Reading {
  /** version of the vendor that the content on the screen was read at; one's own decisions change nothing of it */
  basis: number
  /** sections that were on the screen since */
  opened: readonly BagianKey[]
  open: (bagian: BagianKey) => void
  /** a decision of one's own made this the version */
  decided: (versi: number, message: string) => void
  /** what the server said to the last decision: a snackbar would lie over the next one */
  message: string
}

/**
 * What was read of the vendor and is still so. When the vendor changes its data everything is to be read again, so
 * that nothing is approved that nobody saw.
 */
export function useReading(): Reading {
  const { versi } = useRecordContext<KeadaanVerifikasi>()!
  const [own, setOwn] = useState<{ basis: number; versions: readonly number[] } | null>(null)
  const basis = own?.versions.includes(versi) ? own.basis : versi
  const [seen, setSeen] = useState<{ basis: number; bagian: readonly BagianKey[] }>({
    basis,
    bagian: [],
  })
  const opened = seen.basis === basis ? seen.bagian : []
  const [message, setMessage] = useState('')
  return {
    basis,
    opened,
    open: (bagian) => {
      if (!opened.includes(bagian)) setSeen({ basis, bagian: [...opened, bagian] })
    },
    message,
    decided: (now, said) => {
      setMessage(said)
      setOwn((former) => ({
        basis,
        versions: [...(former?.basis === basis ? former.versions : [versi]), now],
      }))
    },
  }
}
