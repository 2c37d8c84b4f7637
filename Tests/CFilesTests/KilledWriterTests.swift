import CFiles
import Foundation
import SeededRandom
import TerminalTesting
import Testing

/// Processes that are killed while writing, and processes that write at the same time.
struct KilledWriterTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `leave the old bytes or the new, whenever they are killed`() throws {
    var random = SplitMix64(seed: 12)
    let size = 300_000
    let path = folder.path(of: "a")
    try folder.write(String(repeating: "a", count: size), to: "a")
    for _ in 0..<WritingProcess.kills {
      let process = try WritingProcess("replace", path, "", size)
      #expect(process.comesTo(Int.random(in: 0...3, using: &random)))
      for _ in 0..<Int.random(in: 0...2_000, using: &random) { sched_yield() }
      process.kill()
      let text = try #require(folder.text(of: "a"))
      #expect(text.utf8.count == size && Set(text.utf8).count == 1)
      #expect(folder.names.count <= 2)
    }
    #expect(files_replace(path, "new", 3, 0o666) == 0)
    #expect(folder.names == ["a"])
  }

  @Test func `lose nothing when several append to a file that others replace`() throws {
    let path = folder.path(of: "a")
    let letters = ["a", "b", "c"]
    var processes = try letters.map { try WritingProcess("append", path, $0, 200) }
    processes += try (0..<2).map { _ in try WritingProcess("rewrite", path, "", 60) }
    #expect(processes.map(\.status) == [0, 0, 0, 0, 0])
    let lines = (folder.text(of: "a") ?? "").split(separator: "\n")
    #expect(letters.map { letter in lines.count { $0 == letter } } == [200, 200, 200])
    #expect(lines.count == 600)
    #expect(folder.names == ["a"])
  }

  @Test func `limit the wait for a lock`() throws {
    try folder.write("", to: "a")
    let holder = open(folder.path(of: "a"), O_RDWR)
    defer { close(holder) }
    flock(holder, LOCK_EX)
    var file: Int32 = -1
    #expect(files_open_locked(folder.path(of: "a"), 0, 0, &file) == FILES_IS_LOCKED)
  }

  @Test func `append all bytes or none`() {
    guard access("/dev/full", F_OK) == 0 else { return }
    let file = open("/dev/full", O_WRONLY)
    defer { close(file) }
    #expect(files_append(file, "new", 3) == ENOSPC)
  }
}
