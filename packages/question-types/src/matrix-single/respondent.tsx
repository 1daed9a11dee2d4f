export { OptionByRowView as MatrixSingleView } from '../_shared/rows/option-by-row-view.tsx';
