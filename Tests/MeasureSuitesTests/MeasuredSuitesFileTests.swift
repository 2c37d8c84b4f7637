import Stage
import Testing

@testable import MeasureSuites

@Suite struct MeasuredSuitesFileTests {
  @Test func `writes what was measured as Swift`() {
    let suite = SuiteMeasure(
      doubles: ["Spy"],
      waits: [],
      lines: [.init("ListTests.swift", lines: 12)],
      faults: [
        .init("a", #"says "no" and \"#, scenario: "open", killer: nil),
        .init("b", "goes on", scenario: "close", killer: "ends"),
      ],
      digest: "0123"
    )
    #expect(
      MeasuredSuitesFile("Cart", [("mvc", suite)]).text == #"""
        import Stage

        // Written by  swift run MeasureSuites  from what came of it; not to be edited.

        extension MeasuredSuites {
          /// The suites of Cart.
          static let cart: [String: SuiteMeasure] = [
            "mvc": SuiteMeasure(
              doubles: [
                "Spy",
              ],
              waits: [],
              lines: [
                .init("ListTests.swift", lines: 12),
              ],
              faults: [
                .init(
                  "a",
                  "says \"no\" and \\",
                  scenario: "open",
                  killer: nil
                ),
                .init(
                  "b",
                  "goes on",
                  scenario: "close",
                  killer: "ends"
                ),
              ],
              digest: "0123"
            ),
          ]
        }

        """#
    )
  }
}
