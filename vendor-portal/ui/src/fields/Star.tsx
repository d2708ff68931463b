import { styled } from '@mui/material/styles'

/* As the theme draws it on the labels of other fields. */
const Red = styled('span')(({ theme }) => ({ color: theme.vars.palette.error.main }))

/** Behind the label of what must be given; who hears the form is told by the field itself. */
export const Star = () => <Red aria-hidden> *</Red>
