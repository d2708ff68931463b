import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { TextInput } from 'react-admin'
import { Checker } from '@eproc/domain/common/checker'
import { pemegangOffice as text } from '@eproc/i18n/id/pemegang_office'
import { MessageBox } from '@eproc/ui/feedback/MessageBox.tsx'
import { currentSession } from '@eproc/ui/session/session.ts'
import { saveText } from '../../providers/verbs/download.ts'
import { DeedDialog } from '../../shared/deed/DeedDialog.tsx'
import type { Made } from './MakeKey.tsx'
import { enrolment } from '../own_key.ts'
import { printCode } from './print_code.ts'

interface Typed {
  akhir: string | null
}

const lastGroup = (code: string): string => code.split('-').at(-1)!

/** The code goes to paper, the file to a disk, and only then the key to the server. */
export function SaveRecovery({ made, close }: { made: Made; close: () => void }) {
  const [saved, setSaved] = useState(false)
  const { pengguna } = currentSession()
  const { code, file } = made.key
  return (
    <DeedDialog<Typed>
      title={text.pulih.judul}
      submit={{ text: text.tombol.daftar }}
      defaults={{ akhir: '' }}
      rules={({ akhir }) => {
        const check = new Checker()
        if (akhir?.trim().toUpperCase() !== lastGroup(code)) {
          check.add('akhir', 'same', text.pulih.akhirSalah)
        } else if (!saved) check.add('akhir', 'saved', text.pulih.unduhDulu)
        return check.findings
      }}
      deed={async (office) =>
        office.registerKey(await enrolment(await office.ownKeys(), made.key, made.previous))
      }
      close={close}
    >
      <Typography>{text.pulih.isi}</Typography>
      <section aria-label={text.pulih.kode}>
        <MessageBox>
          <Typography component="code" sx={{ fontSize: '1.125rem', overflowWrap: 'anywhere' }}>
            {code}
          </Typography>
        </MessageBox>
      </section>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
        <Button variant="outlined" onClick={() => printCode(code, pengguna?.nama ?? '')}>
          {text.tombol.cetak}
        </Button>
        <Button
          variant="outlined"
          onClick={() => {
            saveText(file, text.pulih.berkas(made.key.open.fingerprint.slice(0, 8)))
            setSaved(true)
          }}
        >
          {text.tombol.unduh}
        </Button>
      </div>
      <TextInput source="akhir" autoComplete="off" isRequired />
    </DeedDialog>
  )
}
