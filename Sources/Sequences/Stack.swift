/// A stack whose copies share what they have in common, so that a copy costs nothing however high the stack is.
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

    // Without the loop a high stack would be released node within node, on the call stack.
    deinit {
      var next = below.take()
      while isKnownUniquelyReferenced(&next) { next = next?.below.take() }
    }
  }

  /// Makes an empty stack.
  package init() {}

  /// Puts an element on top.
  package mutating func append(_ element: Element) { top = Node(element, below: top) }

  /// Takes the top element away and returns it; nil where the stack is empty.
  package mutating func popLast() -> Element? {
    guard let node = top else { return nil }
    top = node.below
    return node.element
  }

  /// The top element; nil where the stack is empty.
  package var last: Element? { top?.element }

  /// The elements, the first that was put there first.
  ///
  /// - Complexity: O(*n*).
  package var elements: [Element] {
    var elements: [Element] = []
    var next = top
    while let node = next {
      elements.append(node.element)
      next = node.below
    }
    return elements.reversed()
  }

  /// Returns a stack of what each element is turned into.
  ///
  /// - Complexity: O(*n*).
  package func mapped<Other>(_ transform: (Element) -> Other) -> Stack<Other> {
    elements.reduce(into: Stack<Other>()) { $0.append(transform($1)) }
  }
}
