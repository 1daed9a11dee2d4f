import { describe, expect, it } from 'vitest';
import { conceptTestValues } from './concept-test-values.ts';

const variant = {
  fields: {
    name: ' 夜安茶 ',
    insight: '下午想提神，又怕睡不着',
    benefit: '提神四小时，晚上照样睡！',
    reason: '低温萃取，只留一半咖啡因',
    price: '每瓶 6 元',
  },
};

describe('a variant in the form of the concept test (S2.22)', () => {
  it('is one text of what respondents read, without its price, and what is empty leaves no gap', () => {
    expect(conceptTestValues({ brief: { category: '瓶装茶饮料', people: '上班族' }, language: 'zh' }, variant)).toEqual(
      {
        category: '瓶装茶饮料',
        product: '夜安茶',
        concept: '下午想提神，又怕睡不着。提神四小时，晚上照样睡！低温萃取，只留一半咖啡因。',
        price: '每瓶 6 元',
      },
    );
  });

  it('without a name is "this new product", and English sentences have a blank between them', () => {
    const english = { fields: { insight: 'I get tired', benefit: 'Awake till six.', name: ' ' } };
    expect(conceptTestValues({ brief: {}, language: 'en' }, english)).toEqual({
      category: '',
      product: 'this new product',
      concept: 'I get tired. Awake till six.',
      price: '',
    });
  });
});
