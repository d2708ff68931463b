import Typography from '@mui/material/Typography'
import { Checker } from '@eproc/domain/common/checker'
import { MAKS_ALASAN_CABUT } from '@eproc/domain/pemegang/holder_key'
import { pemegang } from '@eproc/i18n/id/pemegang'
import { pemegangOffice as text } from '@eproc/i18n/id/pemegang_office'
import { DeedDialog } from '../../shared/deed/DeedDialog.tsx'
import { LimitedText } from '../../shared/form/LimitedText.tsx'

interface Typed {
  alasan: string
}

/** Lost or stolen: the key ends at once. */
export function RevokeKey({ close }: { close: () => void }) {
  return (
    <DeedDialog<Typed>
      title={text.cabut.judul}
      submit={{ text: text.tombol.cabut, danger: true }}
      defaults={{ alasan: '' }}
      rules={({ alasan }) => {
        const check = new Checker()
        if (!alasan?.trim()) check.add('alasan', 'required', pemegang.errors.alasan)
        return check.findings
      }}
      deed={(office, { alasan }) => office.revokeKeys(alasan)}
      close={close}
      draft="cabutKunci"
    >
      <Typography>{text.cabut.isi}</Typography>
      <LimitedText source="alasan" isRequired multiline minRows={3} max={MAKS_ALASAN_CABUT} />
    </DeedDialog>
  )
}
