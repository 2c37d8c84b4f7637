import Testing

@Suite struct ReceivedMacroTests {
  @Test func `moves the statements into a function, at their own lines`() {
    expectExpansion(
      of: """
        class A {
          @_Received func show(_ text: String, at index: Int) -> Int {
            let all = [text]  // as it is

            return all.count + index
          }
        }
        """,
      is: """
        class A {
          func show(_ text: String, at index: Int) -> Int {

          func __body() -> Int {
          #sourceLocation(file: "test.swift", line: 3)
              let all = [text]  // as it is

              return all.count + index
          #sourceLocation()
          }
          #if TRACING_OFF
          return __body()
          #else
          guard __participant.mayRecord, case let __link = __participant.received("show(_ text:at index:)", self), __link.isRecorded else {
            return __body()
          }
          return __link.call("show(_ text:at index:)", (text, index), __body)
          #endif
          }
        }
        """
    )
  }

  @Test func `wraps closures, so that their calls are messages back`() {
    expectExpansion(
      of: """
        class A {
          @_Received func load(_ id: Int, then done: @escaping (Int) -> Void) async throws(E) { done(id) }
        }
        """,
      is: """
        class A {
          func load(_ id: Int, then done: @escaping (Int) -> Void) async throws(E) {

          @inline(__always) func __body(_ done: @escaping (Int) -> Void) async throws(E) {
          #sourceLocation(file: "test.swift", line: 2)
                                                                                                  done(id)
          #sourceLocation()
          }
          #if TRACING_OFF
          return try await __body(done)
          #else
          guard __participant.mayRecord, case let __link = __participant.received("load(_ id:then done:)", self), __link.isRecorded else {
            return try await __body(done)
          }
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
          #endif
          }
        }
        """
    )
  }

  @Test func `lets the compiler resolve the type of an aliased closure`() {
    expectExpansion(
      of: """
        class A {
          @_Received func load(then done: @escaping Shop.Done<Row>, _ failed: ListCallback?) { done() }
        }
        """,
      is: """
        class A {
          func load(then done: @escaping Shop.Done<Row>, _ failed: ListCallback?) {

          func __body(_ done: @escaping Shop.Done<Row>, _ failed: ListCallback?) {
          #sourceLocation(file: "test.swift", line: 2)
                                                                                                 done()
          #sourceLocation()
          }
          #if TRACING_OFF
          return __body(done, failed)
          #else
          guard __participant.mayRecord, case let __link = __participant.received("load(then done:_ failed:)", self), __link.isRecorded else {
            return __body(done, failed)
          }
          let __way = __link.reversed
          func __forward() {
            let __back = __way.withCurrentCause
            return __body(__back.closure("done", of: Shop.Done<Row>.self, done), failed.map { __back.possibly.closure("failed", of: ListCallback.self, $0) })
          }
          if __link.hasFaults { return __link.send("load(then done:_ failed:)", (_ClosureMark(), failed), __forward) }
          return __link.call("load(then done:_ failed:)", (_ClosureMark(), failed), __forward)
          #endif
          }
        }
        """
    )
  }

  @Test
  func `keeps isolation, closures of an opaque result, and unnamed parameters`() {
    expectExpansion(
      of: """
        class A {
          @_Received nonisolated(nonsending) func rows(_: Int, _ p0: () -> Int) async -> some P {
            P(p0(), #function)
          }
        }
        """,
      is: """
        class A {
          nonisolated(nonsending) func rows(_: Int, _ p0: () -> Int) async -> some P {

          @inline(__always) nonisolated(nonsending) func __body() async -> some P {
          #sourceLocation(file: "test.swift", line: 3)
              P(p0(), "rows(_:_:)")
          #sourceLocation()
          }
          #if TRACING_OFF
          return await __body()
          #else
          guard __participant.mayRecord, case let __link = __participant.received("rows(_:_ p0:)", self), __link.isRecorded else {
            return await __body()
          }
          return await __link.call("rows(_:_ p0:)", (_UnnamedMark(), _ClosureMark()), __body)
          #endif
          }
        }
        """
    )
  }
}
