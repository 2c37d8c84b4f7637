/// A shuffle that is the same for the same seed; seed 0 keeps the order.
struct SeededOrder {
  private var state: UInt

  /// Creates a shuffle from a seed and a salt, such as the id of a question, so that questions are shuffled differently.
  init(seed: Int, salt: String) {
    let start = UInt(bitPattern: seed) &* 0x9e37_79b9_7f4a_7c15
    state = seed == 0 ? 0 : salt.utf8.reduce(start) { ($0 &* 31) &+ UInt($1) } | 1
  }

  func shuffled<Element>(_ elements: [Element]) -> [Element] {
    guard state != 0 else { return elements }
    var (elements, order) = (elements, self)
    for index in elements.indices.dropFirst().reversed() {
      order.state = order.state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      elements.swapAt(index, Int((order.state >> 33) % UInt(index + 1)))
    }
    return elements
  }
}
