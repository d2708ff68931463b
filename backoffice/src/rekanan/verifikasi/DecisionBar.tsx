import Setuju from '@mui/icons-material/CheckCircleOutlined'
import Catat from '@mui/icons-material/EditOutlined'
import Lanjut from '@mui/icons-material/ArrowForward'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useRecordContext, useShowContext } from 'react-admin'
import { STATUS_REKANAN, teksPilihan } from '@eproc/domain/common/choices'
import type { BagianVerifikasi, KeadaanVerifikasi } from '@eproc/domain/verifikasi/answers'
import { verifikasi } from '@eproc/i18n/id/verifikasi'
import { pemeriksaanOffice } from '@eproc/i18n/id/pemeriksaan_office'
import { StatusChip } from '@eproc/ui/feedback/StatusChip.tsx'
import { MessageBox } from '@eproc/ui/feedback/MessageBox.tsx'
import type { SetujuInput } from '../../providers/verbs/verifikasi.ts'
import { useDeed } from '../../shared/deed/useDeed.ts'
import { useLeave } from '../../shared/unsaved/unsaved.ts'
import { AfterVendor } from './AfterVendor.tsx'
import { Bar, KeyButton, KeyHint, Row, useGoOn } from './bar_parts.tsx'
import { RemarkForm } from './RemarkForm.tsx'
import type { Reading, Sitting } from './sidang.ts'
import { useShortcuts } from '../../shared/keys/useShortcuts.ts'

const text = pemeriksaanOffice.dialog
const sitting = pemeriksaanOffice.sidang

export interface DecisionBarProps {
  bagian: BagianVerifikasi
  /** the content that is decided on is the one on the screen */
  shown: boolean
  sitting: Sitting
  reading: Reading
  choose: (tab: string) => void
}

/** The decision on the section in view, always in reach: A, a remark, or the next vendor. */
export function DecisionBar(p: DecisionBarProps) {
  const vendor = useRecordContext<KeadaanVerifikasi>()!
  const { pemeriksa } = vendor
  if (pemeriksa && !pemeriksa.saya) return <Held {...p} nama={pemeriksa.nama} />
  return <Decisions {...p} />
}

/** Another verifier has the vendor in hand. */
function Held({ nama, sitting: { take } }: DecisionBarProps & { nama: string }) {
  return (
    <Bar>
      <Row>
        <Typography sx={{ mr: 'auto' }}>{sitting.dipegang(nama)}</Typography>
        <Button variant="contained" loading={take.isPending} onClick={() => take.mutate()}>
          {sitting.ambilAlih}
        </Button>
      </Row>
    </Bar>
  )
}

function Decisions(p: DecisionBarProps) {
  const { bagian, shown, reading } = p
  const [error, setError] = useState<string | null>(null)
  const [noting, setNoting] = useState(false)
  const [of, setOf] = useState(bagian.kunci)
  // The bar stays from section to section, else what it says would not be read out; what was begun in it does not.
  if (of !== bagian.kunci) {
    setOf(bagian.kunci)
    setError(null)
    setNoting(false)
  }
  const leave = useLeave()
  const { waiting, next, step } = useOrder(p)
  const go = useGoOn(p.choose)
  const approve = useApprove(p, setError, go.to)
  // While the vendor is read again its version is not known: a decision on the former one would be refused as stale.
  const busy = useShowContext().isFetching || approve.isPending
  const decide = (kunci: SetujuInput['bagian']) => {
    setError(null)
    go.from()
    approve.mutate(kunci)
  }
  const open = bagian.status !== 'A'
  const can = open && bagian.bolehSetuju && shown && !busy && !noting
  const opened = waiting.filter((b) => b.bolehSetuju && reading.opened.includes(b.kunci))
  useShortcuts({
    'Ctrl+Enter': can ? () => decide([bagian.kunci]) : null,
    'Alt+KeyK': open ? () => setNoting(true) : null,
    'Alt+ArrowDown': () => leave(() => go.on(step(1))),
    'Alt+ArrowUp': () => leave(() => go.on(step(-1))),
  })
  return (
    <Bar>
      {error && <MessageBox tone="error">{error}</MessageBox>}
      {noting && open && (
        <RemarkForm
          bagian={bagian}
          tell={setError}
          close={() => setNoting(false)}
          onDone={() => {
            setNoting(false)
            go.to(next ?? bagian.kunci, true)
          }}
        />
      )}
      {open && !bagian.bolehSetuju && (
        <Typography variant="caption" color="text.secondary" id="belum-siap">
          {text.belumSiap}
        </Typography>
      )}
      <Row>
        <Progress {...p} left={waiting.length} />
        {open && !noting && (
          <DecisionButtons
            section={bagian}
            can={can}
            busy={busy}
            opened={opened.map((b) => b.kunci)}
            last={next === null && waiting.length > 0}
            decide={decide}
            note={() => setNoting(true)}
          />
        )}
        {!open && next && (
          <Button variant="outlined" endIcon={<Lanjut />} onClick={() => leave(() => go.on(next))}>
            {sitting.bagianBerikut}
          </Button>
        )}
        <AfterVendor sitting={p.sitting} done={waiting.length === 0} />
      </Row>
    </Bar>
  )
}

interface ButtonsProps {
  section: BagianVerifikasi
  can: boolean
  busy: boolean
  /** sections that wait and were on the screen */
  opened: SetujuInput['bagian']
  last: boolean
  decide: (bagian: SetujuInput['bagian']) => void
  note: () => void
}

const DecisionButtons = ({ section, can, busy, opened, last, decide, note }: ButtonsProps) => (
  <>
    <KeyButton keys="Alt+K" aria="Alt+K" variant="outlined" startIcon={<Catat />} onClick={note}>
      {sitting.catat}
    </KeyButton>
    {opened.length > 1 && (
      <Button variant="outlined" disabled={busy} onClick={() => decide(opened)}>
        {sitting.setujuiDibuka(opened.length)}
      </Button>
    )}
    <KeyButton
      keys="Ctrl+Enter"
      aria="Control+Enter"
      variant="contained"
      startIcon={<Setuju />}
      disabled={!can}
      aria-describedby={section.bolehSetuju ? undefined : 'belum-siap'}
      onClick={() => decide([section.kunci])}
    >
      {last ? sitting.setujui : sitting.setujuiLanjut}
    </KeyButton>
  </>
)

/** What waits, and where to go from here. */
function useOrder({ bagian }: DecisionBarProps) {
  const vendor = useRecordContext<KeadaanVerifikasi>()!
  const here = vendor.bagian.findIndex((b) => b.kunci === bagian.kunci)
  const waiting = vendor.bagian.filter((b) => b.status === 'V')
  const round = [...vendor.bagian.slice(here + 1), ...vendor.bagian.slice(0, here)]
  const count = vendor.bagian.length
  return {
    waiting,
    next: round.find((b) => b.status === 'V')?.kunci ?? null,
    step: (by: number) => vendor.bagian[(here + by + count) % count]!.kunci,
  }
}

function useApprove(
  p: DecisionBarProps,
  tell: (error: string | null) => void,
  goTo: (tab: string) => void
) {
  const vendor = useRecordContext<KeadaanVerifikasi>()!
  return useDeed(
    (office, bagian: SetujuInput['bagian']) =>
      office.setujuiBagian({ vendor, bagian }).then((answer) => ({
        ...answer,
        data: { ...answer.data, bagian, said: answer.message },
        message: '',
      })),
    {
      onDone: ({ data: { versi, bagian, said } }) => {
        p.reading.decided(versi, said)
        const here = vendor.bagian.findIndex((b) => b.kunci === p.bagian.kunci)
        const round = [...vendor.bagian.slice(here + 1), ...vendor.bagian.slice(0, here)]
        const next = round.find((b) => b.status === 'V' && !bagian.includes(b.kunci))
        goTo(next?.kunci ?? p.bagian.kunci)
      },
      onFailed: (message) => tell(verifikasi.pesan.gagalStatus(message)),
    }
  )
}

/** How far the vendor is, in words. */
function Progress({ bagian, left, reading }: DecisionBarProps & { left: number }) {
  const vendor = useRecordContext<KeadaanVerifikasi>()!
  return (
    <div
      style={{
        // Its words give way before the buttons do.
        flex: '1 1 320px',
        display: 'flex',
        gap: 8,
        alignItems: 'center',
        flexWrap: 'wrap',
      }}
    >
      {bagian.status === 'A' && <StatusChip color="hijau" text={text.sudah} />}
      <Typography variant="body2" role="status">
        {reading.message && `${reading.message}. ${left > 0 ? `${text.tab[bagian.kunci]}. ` : ''}`}
        {left > 0
          ? sitting.sisa(left)
          : sitting.selesai(teksPilihan(STATUS_REKANAN, vendor.status))}
      </Typography>
      <KeyHint keys={['Alt+↑', 'Alt+↓']}>{sitting.pindahBagian}</KeyHint>
    </div>
  )
}
