import Typography from '@mui/material/Typography'
import type { FC } from 'react'
import { useRecordContext } from 'react-admin'
import { STATUS_PENGGUNA } from '@eproc/domain/common/choices'
import type { PenggunaAnswer } from '@eproc/domain/master/answers'
import { master } from '@eproc/i18n/id/master'
import { StatusChip } from '@eproc/ui/feedback/StatusChip.tsx'

/** An account's status, and whether a password was ever made. */
export const StatusField: FC<{ source?: string }> = () => {
  const user = useRecordContext<PenggunaAnswer>()
  if (!user) return null
  return (
    <>
      <StatusChip list={STATUS_PENGGUNA} kode={user.status} />
      {user.diaktifkanPada === null && (
        <Typography variant="caption" color="text.secondary" component="div">
          {master.pengguna.belumBersandi}
        </Typography>
      )}
    </>
  )
}
