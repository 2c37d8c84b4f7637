import Sequences
import Testing

@Suite struct StackTests {
  @Test func `returns the last element first`() {
    var stack = Stack<Int>()
    #expect(stack.popLast() == nil)
    for number in 1...3 { stack.append(number) }
    #expect(stack.elements == [1, 2, 3])
    #expect(stack.popLast() == 3)
    #expect(stack.elements == [1, 2])
  }

  @Test func `a copy keeps its elements when the original changes`() {
    var stack = Stack<Int>()
    stack.append(1)
    let copy = stack
    stack.append(2)
    _ = stack.popLast()
    _ = stack.popLast()
    #expect(stack.elements.isEmpty)
    #expect(copy.elements == [1])
  }

  @Test func `releases a million elements without recursion`() {
    var stack = Stack<Int>()
    for number in 0..<1_000_000 { stack.append(number) }
    let copy = stack
    stack = Stack()
    #expect(copy.elements.count == 1_000_000)
  }
}
