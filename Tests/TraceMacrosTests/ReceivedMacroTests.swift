import Testing

@Suite struct ReceivedMacroTests {
  @Test func `moves the statements into a function, at their own lines`() {
    expectReceived(
      "func show(_ text: String, at index: Int) -> Int",
      """
      {
          let all = [text]  // as it is

          return all.count + index
        }
      """,
      body: "func __body() -> Int",
      line: 3,
      """
          let all = [text]  // as it is

          return all.count + index
      """,
      named: "show(_ text:at index:)",
      plain: "__body()",
      recorded: """
        return __link.call("show(_ text:at index:)", (text, index), __body)
        """
    )
  }

  @Test func `wraps closures, so that their calls are messages back`() {
    expectReceived(
      "func load(_ id: Int, then done: @escaping (Int) -> Void) async throws(E)",
      "{ done(id) }",
      body: "@inline(__always) func __body(_ done: @escaping (Int) -> Void) async throws(E)",
      String(repeating: " ", count: 88) + "done(id)",
      named: "load(_ id:then done:)",
      plain: "try await __body(done)",
      recorded: """
        let __way = __link.reversed
        func __forward() async throws(E) {
          let __back = __way.withCurrentCause
          return try await __body({ (p0) -> Void in
        if __back.hasFaults { return __back.send("done(_:)", p0) { () -> Void in done(p0) } }
        __back.call("done(_:)", p0) { () -> Void in
        done(p0)
        }
        })
        }
        return try await __link.call("load(_ id:then done:)", (id, _ClosureMark()), __forward)
        """
    )
  }

  @Test func `lets the compiler resolve the type of an aliased closure`() {
    expectReceived(
      "func load(then done: @escaping Shop.Done<Row>, _ failed: ListCallback?)",
      "{ done() }",
      body: "func __body(_ done: @escaping Shop.Done<Row>, _ failed: ListCallback?)",
      String(repeating: " ", count: 87) + "done()",
      named: "load(then done:_ failed:)",
      plain: "__body(done, failed)",
      recorded: """
        let __way = __link.reversed
        func __forward() {
          let __back = __way.withCurrentCause
          return __body(__back.closure("done", of: Shop.Done<Row>.self, done), failed.map { __back.possibly.closure("failed", of: ListCallback.self, $0) })
        }
        if __link.hasFaults { return __link.send("load(then done:_ failed:)", (_ClosureMark(), failed), __forward) }
        return __link.call("load(then done:_ failed:)", (_ClosureMark(), failed), __forward)
        """
    )
  }

  @Test
  func `keeps isolation, closures of an opaque result, and unnamed parameters`() {
    expectReceived(
      "nonisolated(nonsending) func rows(_: Int, _ p0: () -> Int) async -> some P",
      "{\n    P(p0(), #function)\n  }",
      body: "@inline(__always) nonisolated(nonsending) func __body() async -> some P",
      line: 3,
      "    P(p0(), \"rows(_:_:)\")",
      named: "rows(_:_ p0:)",
      plain: "await __body()",
      recorded: """
        return await __link.call("rows(_:_ p0:)", (_UnnamedMark(), _ClosureMark()), __body)
        """
    )
  }

  /// Expects a method that records its own calls, with its statements in a function inside it.
  private func expectReceived(
    _ method: String,
    _ written: String,
    body: String,
    line: Int = 2,
    _ statements: String,
    named name: String,
    plain call: String,
    recorded: String
  ) {
    expectExpansion(
      of: "class A {\n  @_Received \(method) \(written)\n}",
      is: """
        class A {
          \(method) {

          \(body) {
          #sourceLocation(file: "test.swift", line: \(line))
        \(statements.indented)
          #sourceLocation()
          }
          #if TRACING_OFF
          return \(call)
          #else
          guard __participant.mayRecord, case let __link = __participant.received("\(name)", self), __link.isRecorded else {
            return \(call)
          }
        \(recorded.indented)
          #endif
          }
        }
        """
    )
  }
}
