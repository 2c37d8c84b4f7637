/// A stack whose copies share their elements, so that a copy takes constant time at any height.
///
/// - Complexity: O(1) for `append`, `popLast` and a copy.
package struct Stack<Element> {
  private var top: Node?

  private final class Node {
    let element: Element
    var below: Node?

    init(_ element: Element, below: Node?) {
      self.element = element
      self.below = below
    }

    // The loop prevents recursion: otherwise a high stack would release node within node on the call stack.
    deinit {
      var next = below.take()
      while isKnownUniquelyReferenced(&next) { next = next?.below.take() }
    }
  }

  package init() {}

  package mutating func append(_ element: Element) { top = Node(element, below: top) }

  /// Pops and returns the top element; nil if the stack is empty.
  package mutating func popLast() -> Element? {
    guard let node = top else { return nil }
    top = node.below
    return node.element
  }

  /// The top element; nil if the stack is empty.
  package var last: Element? { top?.element }

  /// The elements from the bottom to the top.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements.
  package var elements: [Element] {
    var elements: [Element] = []
    var next = top
    while let node = next {
      elements.append(node.element)
      next = node.below
    }
    return elements.reversed()
  }

  /// Returns a stack of the transformed elements.
  package func mapped<Other>(_ transform: (Element) -> Other) -> Stack<Other> {
    elements.reduce(into: Stack<Other>()) { $0.append(transform($1)) }
  }
}
