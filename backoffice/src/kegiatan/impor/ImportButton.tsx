import Upload from '@mui/icons-material/UploadFileOutlined'
import Button from '@mui/material/Button'
import { useCanAccess } from 'react-admin'
import { Link } from 'react-router-dom'
import { rupLayar } from '@eproc/i18n/id/rup_office'
import { currentYear } from '@eproc/ui/api/time.ts'
import { useListAddress, useListFilter } from '../../shared/list/listAddress.ts'

/** To the import into the year of the list; a list of every year means this one. */
export function ImportButton() {
  const { canAccess = false } = useCanAccess({ resource: 'rup/kegiatan', action: 'create' })
  const { tahun } = useListFilter<{ tahun: number }>()
  const address = useListAddress()
  if (!canAccess) return null
  return (
    <Button
      component={Link}
      variant="outlined"
      startIcon={<Upload />}
      to={`${address}/impor/${tahun ?? currentYear()}`}
    >
      {rupLayar.kegiatan.impor.tombol}
    </Button>
  )
}
