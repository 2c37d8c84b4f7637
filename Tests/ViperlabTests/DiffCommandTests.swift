import Foundation
import Testing

@Suite struct DiffCommandTests {
  private let viperlab = Binary()
  private let before = "A -> B one()\n  B -> C two(1)\nA -> B three()\n"
  private let after = "A -> B one()\n  B -> C two(2)\nA -> B four()\n"

  @Test func `says with its status whether traces differ`() throws {
    let folder = try TemporaryFolder()
    let old = try folder.write(before, as: "old.trace")
    let new = try folder.write(after, as: "new.trace")
    let same = try viperlab.run(["diff", "--width", "1000", old, old])
    #expect(same.status == 0)
    #expect(same.output.contains("say the same: 3 rows compared."))
    let other = try viperlab.run(["diff", "--context", "0", "--width", "1000", old, new])
    #expect(other.status == 1)
    #expect(
      other.output == """
        1 added, 1 removed, 1 changed.
                A           C
                      B
            1   ┊────►┊     ┊   one()
        ~   2   ┊     ┃────►┊     two(2)  was (1)
        -   3   ┊────►┊     ┊   three()
        +   3   ┊────►┊     ┊   four()

        """
    )
    #expect(other.complaint.isEmpty)
  }

  @Test(arguments: ["--sentences", "--plain"]) func `says it in sentences only`(flag: String) throws
  {
    let folder = try TemporaryFolder()
    let old = try folder.write(before, as: "old.trace")
    let result = try viperlab.run(["diff", flag, "--width", "1000", old, "-"], input: after)
    #expect(result.status == 1)
    #expect(result.output.contains("rows of standard input"))
    #expect(result.output.contains("~ #2 B calls C.two(2); was two(1)\n"))
    #expect(!result.output.contains("\n\n"))
  }

  @Test(arguments: [40, 80]) func `keeps to the width and to ASCII`(width: Int) throws {
    let folder = try TemporaryFolder()
    let old = try folder.write(before, as: "old.trace")
    let result = try viperlab.run(
      ["diff", "--ascii", "--width", "\(width)", old, "-"],
      input: after
    )
    #expect(result.output.utf8.allSatisfy { $0 < 0x80 })
    #expect(result.output.split(separator: "\n").allSatisfy { $0.count <= width })
    let lines = result.output.split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("~   2   |") && $0.hasSuffix("two(2)  was (1)") })
  }

  @Test func `names the file that is malformed`() throws {
    let folder = try TemporaryFolder()
    let old = try folder.write(before, as: "old.trace")
    let bad = try folder.write("A -> B x()\nA => B y()\n", as: "bad.trace")
    let result = try viperlab.run(["diff", old, bad])
    #expect(result.status == 2)
    #expect(result.complaint.hasPrefix("\(bad):2:3: "))
    let empty = try folder.write("", as: "empty.trace")
    #expect(try viperlab.run(["diff", empty, empty]).status == 2)
    #expect(try viperlab.run(["diff", empty, old]).status == 1)
  }
}
