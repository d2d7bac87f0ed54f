// Sends each answer of a learner to a learning record store.
const store = "https://lrs.example.org/xapi/statements";
const key = "Basic bGVhcm5lcjpzZWNyZXQ=";
const actor = { account: { homePage: "https://school.example.org", name: "learner-17" } };

async function record({ statement }) {
  const response = await fetch(store, {
    method: "POST",
    headers: { Authorization: key, "Content-Type": "application/json", "X-Experience-API-Version": "1.0.3" },
    body: JSON.stringify({ ...statement, actor, timestamp: new Date().toISOString() }),
  });
  document.querySelector("[role=status]").textContent = response.ok ? "Answer recorded." : "Answer not recorded.";
}

// Elements tell their answers by events, frames by messages.
addEventListener("answer", ({ detail }) => record(detail));
addEventListener("message", ({ source, data }) => {
  const isFrame = [...document.querySelectorAll("iframe")].some((frame) => frame.contentWindow === source);
  if (isFrame && data?.ns === "tower-of-hanoi" && data.v === 1 && data.type === "answer") record(data);
});
