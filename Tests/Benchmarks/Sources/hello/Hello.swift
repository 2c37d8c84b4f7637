/// The least that a Swift program with a prompt can be: what starts are measured against.
@main struct Hello {
  static func main() {
    print("hello> ", terminator: "")
    _ = readLine()
  }
}
