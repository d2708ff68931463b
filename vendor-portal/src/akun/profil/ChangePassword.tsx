import Button from '@mui/material/Button'
import { useForm } from 'react-hook-form'
import { aturanUbahPassword } from '@eproc/domain/akun/aturan_akun'
import { akunLayar } from '@eproc/i18n/id/akun_portal'
import { umum } from '@eproc/i18n/id/umum'
import { api } from '@eproc/ui/api/api.ts'
import { FormPassword } from '@eproc/ui/fields/FormPassword.tsx'
import { Form } from '@eproc/ui/fields/Form.tsx'
import { notify } from '@eproc/ui/api/notice.ts'
import { rulesResolver } from '@eproc/ui/fields/resolver.ts'
import { Buttons } from '../Sheet.tsx'
import { useMinimumLengths } from '../useMinimumLengths.ts'

const t = akunLayar.profil

/** Card 'Ubah Password': old and new password, confirmation; Simpan and Reset (S1 §2.7, §5). */
export function ChangePassword({ penggunaId }: { penggunaId: number }) {
  const minimal = useMinimumLengths()
  const form = useForm({
    defaultValues: { oldPass: '', newPass: '', confirmPass: '' },
    resolver: rulesResolver((input) => aturanUbahPassword(input, minimal)),
  })
  return (
    <Form
      form={form}
      onSubmit={async ({ oldPass, newPass }) => {
        const { message } = await api.put('/userman/changepwd', {
          id: penggunaId,
          oldPass,
          newPass,
          kind: 'C',
        })
        form.reset()
        notify(message)
      }}
    >
      <div style={{ display: 'grid', gap: 24, maxWidth: 416 }}>
        <FormPassword
          name="oldPass"
          label={t.oldPassword}
          required
          autoComplete="current-password"
        />
        <FormPassword
          name="newPass"
          label={t.newPassword}
          hint={t.hint(minimal.panjangMinPasswd)}
          required
          autoComplete="new-password"
        />
        <FormPassword
          name="confirmPass"
          label={t.konfirmasi}
          required
          autoComplete="new-password"
        />
        <Buttons>
          <Button type="submit" variant="contained" disabled={form.formState.isSubmitting}>
            {umum.tombol.simpan}
          </Button>
          <Button onClick={() => form.reset()}>{umum.tombol.reset}</Button>
        </Buttons>
      </div>
    </Form>
  )
}
