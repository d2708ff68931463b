import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { ResourceContextProvider } from 'react-admin'
import { tanggalWaktu } from '@eproc/domain/common/format'
import { Checker } from '@eproc/domain/common/checker'
import { himpunan } from '@eproc/i18n/id/himpunan'
import { umum } from '@eproc/i18n/id/umum'
import { MessageBox } from '@eproc/ui/feedback/MessageBox.tsx'
import { DeedDialog } from '../shared/deed/DeedDialog.tsx'
import { SecretInput } from '../shared/form/inputs.tsx'

const text = himpunan.periksa

type Typed = { frasa?: string }

interface CheckSharesProps {
  paketId: number
  files: number
  /** the end of the submission before which the reader's key has to show that it works; null: it has, or need not yet */
  until: string | null
}

/** The reader holds shares that nobody knows to open: they are tried while vendors can still hand in again. */
export function CheckShares({ paketId, files, until }: CheckSharesProps) {
  const [asking, setAsking] = useState(false)
  const button = files > 0 ? text.tombol : text.tombolBukti
  return (
    <>
      {files > 0 && <MessageBox tone="warning">{text.belum(files)}</MessageBox>}
      {until !== null && <MessageBox>{text.buktikan(tanggalWaktu(until))}</MessageBox>}
      <Button variant="outlined" onClick={() => setAsking(true)}>
        {button}
      </Button>
      {asking && (
        <ResourceContextProvider value="tender/pembukaan">
          <DeedDialog<Typed>
            title={text.judul}
            submit={{ text: button }}
            defaults={{ frasa: '' }}
            rules={({ frasa }) => {
              const check = new Checker()
              check.require('frasa', frasa, umum.errors.wajib)
              return check.findings
            }}
            close={() => setAsking(false)}
            deed={async (office, { frasa }) => {
              // Keys and curves come with the deed that needs them.
              const { checkShares } = await import('./check_shares.ts')
              return office.sendShareCheck(paketId, await checkShares(office, paketId, frasa ?? ''))
            }}
          >
            <Typography>{text.isi}</Typography>
            <SecretInput source="frasa" label={text.frasa} autoComplete="off" required />
          </DeedDialog>
        </ResourceContextProvider>
      )}
    </>
  )
}
