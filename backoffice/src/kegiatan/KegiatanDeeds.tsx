import Button, { type ButtonProps } from '@mui/material/Button'
import { useContext, useState } from 'react'
import { useRecordContext } from 'react-admin'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { Checker } from '@eproc/domain/common/checker'
import type { Kegiatan } from '@eproc/domain/rup/answers'
import { rup } from '@eproc/i18n/id/rup'
import { rupLayar } from '@eproc/i18n/id/rup_office'
import { useOffice } from '../providers/useOffice.ts'
import { DeedDialog } from '../shared/deed/DeedDialog.tsx'
import { ReadOnlyList, useListAddress } from '../shared/list/listAddress.ts'
import { PrevNext } from '../shared/list/PrevNext.tsx'
import { RequiredText } from '../shared/form/RequiredText.tsx'
import { useClose } from '../shared/record/useClose.ts'

const text = rupLayar.kegiatan
type Deed = 'tolak' | 'ajukan' | 'setujui'
const BUTTONS: Readonly<Record<Deed, ButtonProps>> = {
  tolak: { variant: 'outlined', color: 'error' },
  ajukan: { variant: 'contained' },
  setujui: { variant: 'contained' },
}
const DEEDS = Object.keys(BUTTONS) as Deed[]

/** What the user may do with the kegiatan now; who decides goes through what waits for them, the oldest first. */
export function KegiatanDeeds() {
  const kegiatan = useRecordContext<Kegiatan>()!
  const address = useListAddress()
  const readOnly = useContext(ReadOnlyList)
  const close = useClose()
  const [asked, setAsked] = useState<Deed | null>(null)
  const may = (deed: Deed | 'ubah') => kegiatan.bisa.includes(deed)
  return (
    <>
      {may('setujui') && (
        <PrevNext
          storeKey={false}
          filter={{ milik: 'menunggu' }}
          sort={{ field: 'sejak', order: 'ASC' }}
        />
      )}
      <Button onClick={close} sx={{ display: { xs: 'none', sm: 'inline-flex' } }}>
        {text.aksi.tutup}
      </Button>
      {!readOnly && may('ubah') && (
        <Button component={Link} to={`${address}/${kegiatan.id}`}>
          {text.aksi.ubah}
        </Button>
      )}
      {DEEDS.filter(may).map((deed) => (
        <Button key={deed} {...BUTTONS[deed]} onClick={() => setAsked(deed)}>
          {text.aksi[deed]}
        </Button>
      ))}
      {asked && <Ask deed={asked} kegiatan={kegiatan} close={() => setAsked(null)} />}
    </>
  )
}

const noteRules = ({ catatan }: { catatan?: string | null }) => {
  const check = new Checker()
  check.require('catatan', catatan, rup.aturan.wajib)
  return check.findings
}

/** The question before the deed; a rejection asks for a note to its author. */
function Ask({ deed, kegiatan, close }: { deed: Deed; kegiatan: Kegiatan; close: () => void }) {
  const leave = useClose()
  const next = useNextWaiting(kegiatan.id, leave)
  return (
    <DeedDialog<{ catatan: string }>
      title={text.konfirmasi[deed](kegiatan.nama)}
      submit={{ text: text.aksi[deed], danger: deed === 'tolak' }}
      close={close}
      onDone={() => (deed === 'setujui' ? void next() : leave())}
      deed={(office, { catatan }) =>
        deed === 'tolak'
          ? office.tolakKegiatan(kegiatan, catatan)
          : deed === 'setujui'
            ? office.setujuiKegiatan(kegiatan)
            : office.ajukanKegiatan(kegiatan)
      }
      {...(deed === 'tolak' ? { rules: noteRules, draft: `tolakKegiatan.${kegiatan.id}` } : {})}
    >
      <strong>
        {kegiatan.kode} {kegiatan.nama}
      </strong>
      {deed === 'ajukan' && <span>{text.konfirmasi.ajukanIsi}</span>}
      {deed === 'tolak' && (
        <>
          <span>{text.konfirmasi.tolakIsi}</span>
          <RequiredText source="catatan" max={MAX_NOTE} multiline minRows={3} />
        </>
      )}
    </DeedDialog>
  )
}

/** Opens the activity that waits longest for the user's decision; goes back to the list when none does. */
function useNextWaiting(decided: number, otherwise: () => void) {
  const office = useOffice()
  const address = useListAddress()
  const navigate = useNavigate()
  const { search } = useLocation()
  return async () => {
    // The decision is made: where the next one cannot be asked for, the list says so.
    const asked = await office
      .getList<Kegiatan>('rup/kegiatan', {
        filter: { milik: 'menunggu' },
        sort: { field: 'sejak', order: 'ASC' },
        pagination: { page: 1, perPage: 2 },
      })
      .catch(() => null)
    const waiting = asked?.data.find(({ id }) => id !== decided)
    if (waiting) void navigate({ pathname: `${address}/${waiting.id}/show`, search })
    else otherwise()
  }
}

const MAX_NOTE = 2000
