// Foods a plan may offer, tagged by what they hold, and the words carers use for foods. Tags err on the strict side: a
// food that often holds something counts as holding it.

export type FoodTag =
  | 'gluten'
  | 'dairy'
  | 'egg'
  | 'peanut'
  | 'treenut'
  | 'soy'
  | 'shellfish'
  | 'fish'
  | 'sesame'
  | 'meat'
  | 'redmeat'
  | 'pork'
  | 'sugar'
  | 'fodmap'
  | 'carb'
  | 'colour'
  | 'corn'
  | 'honey'
  | 'rennet'
  | 'gelatin'
  | 'bread'
  | 'coconut'
  | 'hard';

export type Meal = 'breakfast' | 'main' | 'protein' | 'side' | 'snack';
export type OfferedFood = { name: string; has: readonly FoodTag[]; meal: readonly Meal[] };

export const offeredFoods: readonly OfferedFood[] = [
  { name: 'warm rice with cinnamon', has: ['carb'], meal: ['breakfast'] },
  { name: 'oat porridge made with water', has: ['gluten', 'carb'], meal: ['breakfast'] },
  { name: 'scrambled eggs', has: ['egg'], meal: ['breakfast', 'protein'] },
  { name: 'a hard-boiled egg', has: ['egg'], meal: ['breakfast', 'snack'] },
  { name: 'plain yogurt', has: ['dairy', 'fodmap', 'carb'], meal: ['breakfast', 'snack'] },
  { name: 'quinoa with cinnamon', has: ['carb'], meal: ['breakfast'] },
  { name: 'avocado slices', has: ['fodmap'], meal: ['breakfast', 'side', 'snack'] },
  { name: 'fried courgette with herbs', has: [], meal: ['breakfast', 'side'] },
  { name: 'mushrooms and spinach in olive oil', has: ['fodmap'], meal: ['breakfast', 'side'] },
  { name: 'plain rice', has: ['carb'], meal: ['main'] },
  { name: 'baked potato', has: ['carb'], meal: ['main'] },
  { name: 'boiled potatoes', has: ['carb'], meal: ['main'] },
  { name: 'quinoa', has: ['carb'], meal: ['main'] },
  { name: 'corn tortilla', has: ['carb', 'corn'], meal: ['main'] },
  { name: 'millet', has: ['carb'], meal: ['main'] },
  { name: 'roast chicken', has: ['meat'], meal: ['protein'] },
  { name: 'turkey strips', has: ['meat'], meal: ['protein'] },
  { name: 'baked salmon', has: ['fish'], meal: ['protein'] },
  { name: 'white fish in olive oil', has: ['fish'], meal: ['protein'] },
  { name: 'firm tofu cubes', has: ['soy'], meal: ['protein'] },
  { name: 'lentil stew', has: ['fodmap', 'carb'], meal: ['protein'] },
  { name: 'black bean stew', has: ['fodmap', 'carb'], meal: ['protein'] },
  { name: 'roast aubergine with olive oil', has: [], meal: ['side'] },
  { name: 'green beans', has: [], meal: ['side'] },
  { name: 'cucumber sticks', has: [], meal: ['side', 'snack'] },
  { name: 'red pepper strips', has: ['hard'], meal: ['side', 'snack'] },
  { name: 'soft-cooked carrots', has: ['carb'], meal: ['side'] },
  { name: 'steamed courgette', has: [], meal: ['side'] },
  { name: 'spinach in olive oil', has: [], meal: ['side'] },
  { name: 'broccoli', has: ['fodmap'], meal: ['side'] },
  { name: 'tomato pieces', has: [], meal: ['side', 'snack'] },
  { name: 'rice cakes', has: ['carb'], meal: ['snack'] },
  { name: 'orange pieces', has: ['carb'], meal: ['snack'] },
  { name: 'melon pieces', has: ['carb'], meal: ['snack'] },
  { name: 'pear slices', has: ['fodmap', 'carb'], meal: ['snack'] },
  { name: 'apple slices', has: ['fodmap', 'carb', 'hard'], meal: ['snack'] },
  { name: 'cheese cubes', has: ['dairy', 'rennet'], meal: ['snack'] },
  { name: 'olives without stones', has: ['hard'], meal: ['snack'] },
  { name: 'oven-baked kale', has: [], meal: ['snack'] },
];

/** Words for foods in a carer's text. `has` decides whether a diet rule is touched. */
export const foodWords: ReadonlyArray<{ words: readonly string[]; has: readonly FoodTag[] }> = [
  { words: ['oat milk', 'oat drink'], has: ['gluten', 'carb'] },
  { words: ['rice milk', 'rice drink', 'hemp milk', 'pea milk'], has: ['carb'] },
  { words: ['coconut milk', 'coconut yoghurt', 'coconut yogurt'], has: ['coconut', 'carb'] },
  { words: ['soy milk', 'soya milk', 'soya yoghurt', 'soy yogurt'], has: ['soy', 'fodmap'] },
  { words: ['almond milk', 'cashew milk', 'hazelnut milk'], has: ['treenut'] },
  {
    words: [
      'pasta',
      'spaghetti',
      'macaroni',
      'lasagne',
      'lasagna',
      'noodles',
      'noodle',
      'ramen',
      'couscous',
      'gnocchi',
    ],
    has: ['gluten', 'egg', 'carb', 'fodmap'],
  },
  {
    words: ['mac and cheese', 'macaroni cheese', 'pizza', 'quesadilla'],
    has: ['gluten', 'dairy', 'carb', 'fodmap', 'rennet', 'meat', 'redmeat'],
  },
  {
    words: [
      'bread',
      'toast',
      'bagel',
      'bagels',
      'sandwich',
      'sandwiches',
      'pitta',
      'naan',
      'bun',
      'buns',
      'wrap',
      'wraps',
      'tortilla',
      'tortillas',
      'roti',
      'chapati',
    ],
    has: ['gluten', 'carb', 'bread', 'fodmap', 'sesame'],
  },
  {
    words: ['cracker', 'crackers', 'pretzel', 'pretzels', 'breadsticks', 'goldfish crackers'],
    has: ['gluten', 'carb', 'sesame', 'bread'],
  },
  {
    words: [
      'biscuit',
      'biscuits',
      'cookie',
      'cookies',
      'cake',
      'cakes',
      'cupcake',
      'cupcakes',
      'muffin',
      'muffins',
      'pastry',
      'pastries',
      'croissant',
      'croissants',
      'doughnut',
      'doughnuts',
      'donut',
      'donuts',
      'brownie',
      'brownies',
      'waffle',
      'waffles',
      'pancake',
      'pancakes',
      'pie',
      'pies',
    ],
    has: ['gluten', 'dairy', 'egg', 'sugar', 'carb', 'colour', 'bread', 'treenut'],
  },
  { words: ['rice cakes', 'rice cake', 'rice crackers'], has: ['carb'] },
  { words: ['rice', 'potato', 'potatoes', 'mashed potato', 'sweet potato', 'quinoa'], has: ['carb'] },
  { words: ['chips', 'fries', 'french fries', 'crisps'], has: ['carb', 'gluten'] },
  {
    words: [
      'cereal',
      'cereals',
      'cornflakes',
      'oats',
      'oatmeal',
      'porridge',
      'granola',
      'muesli',
      'weetabix',
      'cheerios',
    ],
    has: ['gluten', 'carb', 'sugar', 'fodmap', 'treenut', 'colour'],
  },
  {
    words: [
      'milk',
      'cheese',
      'yogurt',
      'yoghurt',
      'butter',
      'cream',
      'custard',
      'milkshake',
      'milkshakes',
      'cream cheese',
      'cheddar',
      'mozzarella',
    ],
    has: ['dairy', 'fodmap', 'rennet', 'carb'],
  },
  {
    words: [
      'ice cream',
      'chocolate',
      'chocolate bar',
      'hot chocolate',
      'chocolate milk',
      'pudding',
      'puddings',
    ],
    has: ['dairy', 'sugar', 'egg', 'treenut', 'peanut', 'soy', 'carb', 'fodmap'],
  },
  { words: ['egg', 'eggs', 'omelette', 'omelet', 'scrambled eggs', 'mayonnaise', 'mayo'], has: ['egg'] },
  { words: ['peanut butter', 'peanuts', 'peanut'], has: ['peanut', 'treenut', 'sugar'] },
  {
    words: [
      'nuts',
      'almonds',
      'cashews',
      'walnuts',
      'hazelnuts',
      'pistachios',
      'nutella',
      'almond milk',
      'trail mix',
      'marzipan',
    ],
    has: ['treenut', 'peanut', 'hard', 'fodmap', 'sugar'],
  },
  {
    words: ['tofu', 'soy milk', 'soya milk', 'edamame', 'soy sauce', 'tempeh', 'miso', 'tamari'],
    has: ['soy', 'gluten'],
  },
  { words: ['chicken', 'turkey', 'chicken soup'], has: ['meat'] },
  { words: ['chicken nuggets', 'nuggets', 'nugget'], has: ['meat', 'gluten', 'egg'] },
  { words: ['fish fingers', 'fish sticks'], has: ['fish', 'gluten', 'egg', 'meat'] },
  { words: ['fish', 'salmon', 'tuna', 'cod'], has: ['fish', 'meat'] },
  {
    words: [
      'beef',
      'steak',
      'burger',
      'burgers',
      'hamburger',
      'hamburgers',
      'mince',
      'meatballs',
      'meatball',
      'lamb',
      'bolognese',
      'meat',
    ],
    has: ['meat', 'redmeat', 'gluten', 'fodmap'],
  },
  {
    words: ['ham', 'bacon', 'pork', 'salami', 'pepperoni', 'sausage', 'sausages', 'hot dog', 'hot dogs'],
    has: ['meat', 'redmeat', 'pork', 'gluten', 'dairy'],
  },
  {
    words: ['shrimp', 'prawns', 'prawn', 'crab', 'lobster', 'shellfish', 'seafood'],
    has: ['shellfish', 'meat'],
  },
  { words: ['hummus', 'houmous', 'tahini', 'falafel'], has: ['sesame', 'fodmap', 'carb'] },
  { words: ['banana', 'bananas', 'grapes', 'grape', 'mango'], has: ['carb', 'fodmap'] },
  { words: ['raisins', 'dried fruit', 'dates'], has: ['sugar', 'carb', 'fodmap'] },
  {
    words: [
      'apple',
      'apples',
      'pear',
      'pears',
      'peach',
      'peaches',
      'watermelon',
      'cherries',
      'plums',
      'apple sauce',
      'applesauce',
    ],
    has: ['fodmap', 'carb'],
  },
  {
    words: [
      'fruit',
      'orange',
      'oranges',
      'pineapple',
      'melon',
      'berries',
      'strawberries',
      'blueberries',
      'strawberry',
    ],
    has: ['carb'],
  },
  {
    words: ['apple juice', 'orange juice', 'fruit juice', 'juice', 'smoothie', 'smoothies', 'squash'],
    has: ['sugar', 'carb', 'fodmap', 'colour'],
  },
  {
    words: [
      'energy drinks',
      'energy drink',
      'soda',
      'cola',
      'coke',
      'lemonade',
      'fizzy drinks',
      'sports drinks',
    ],
    has: ['sugar', 'carb', 'colour'],
  },
  {
    words: [
      'sweets',
      'candy',
      'lollipops',
      'lollies',
      'jelly',
      'marshmallows',
      'gummy bears',
      'gummies',
      'skittles',
    ],
    has: ['sugar', 'carb', 'colour', 'gelatin'],
  },
  { words: ['jam', 'honey', 'syrup', 'sugar', 'ketchup'], has: ['sugar', 'carb', 'honey', 'fodmap'] },
  {
    words: [
      'beans',
      'lentils',
      'chickpeas',
      'baked beans',
      'peas',
      'onion',
      'onions',
      'garlic',
      'mushrooms',
      'cauliflower',
    ],
    has: ['fodmap', 'carb'],
  },
  { words: ['corn', 'sweetcorn', 'popcorn', 'polenta'], has: ['corn', 'carb', 'hard'] },
  { words: ['coconut', 'coconut milk', 'coconut yogurt'], has: ['coconut', 'fodmap'] },
  {
    words: [
      'carrots',
      'carrot',
      'cucumber',
      'cucumbers',
      'tomato',
      'tomatoes',
      'broccoli',
      'spinach',
      'peppers',
      'avocado',
      'salad',
      'lettuce',
      'courgette',
      'soup',
      'vegetables',
      'olives',
    ],
    has: [],
  },
];
