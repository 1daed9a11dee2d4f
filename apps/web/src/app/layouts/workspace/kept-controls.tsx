import { Button, Input, Segmented, Select, Space } from 'antd';

/**
 * Controls that most pages have, seen by nobody. Ant Design works the styles of a control out when the first of its kind is drawn and forgets
 * them with the last: without these a page's controls take as long as all the rest of it, each time it is opened.
 */
export default function KeptControls() {
  return (
    <div hidden inert>
      <Space.Compact>
        <Button type="primary" />
        <Button />
      </Space.Compact>
      <Input allowClear prefix=" " />
      <Segmented options={['']} />
      <Select />
    </div>
  );
}
